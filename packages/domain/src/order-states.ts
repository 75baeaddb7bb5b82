export type OrderState =
  | 'created'
  | 'paying'
  | 'paid'
  | 'fulfilled'
  | 'closed'
  | 'refunding'
  | 'partly-refunded'
  | 'refunded';
/** `none` is the origin of an order that does not exist yet. */
export type OrderOrigin = OrderState | 'none';

/** The facts that decide whether an order may take a step. */
export interface OrderFacts {
  /** A verified payment of exactly the price has arrived. */
  isPaid: boolean;
  /** The payment deadline has passed. */
  isOver: boolean;
  /** How much the provider has refunded; undefined for nothing. */
  refunded?: 'part' | 'all' | undefined;
}

export interface OrderStep {
  from: OrderOrigin;
  to: OrderState;
  guard: (facts: OrderFacts) => boolean;
}

const paid = ({ isPaid }: OrderFacts) => isPaid;
const unpaid = ({ isPaid }: OrderFacts) => !isPaid;
const payable = ({ isPaid, isOver }: OrderFacts) => !isPaid && !isOver;

/** All allowed steps; the database enforces the same list. */
export const ORDER_STEPS: readonly OrderStep[] = [
  { from: 'none', to: 'created', guard: payable },
  { from: 'created', to: 'paying', guard: payable },
  { from: 'paying', to: 'paid', guard: paid },
  { from: 'paid', to: 'fulfilled', guard: paid },
  { from: 'created', to: 'closed', guard: unpaid },
  { from: 'paying', to: 'closed', guard: unpaid },
  { from: 'fulfilled', to: 'refunding', guard: paid },
  { from: 'partly-refunded', to: 'refunding', guard: paid },
  // A payment that was held for review and then rejected.
  { from: 'paid', to: 'refunding', guard: paid },
  { from: 'refunding', to: 'refunded', guard: ({ refunded }) => refunded === 'all' },
  { from: 'refunding', to: 'partly-refunded', guard: ({ refunded }) => refunded === 'part' },
  // The refund failed, or the provider reversed it.
  { from: 'refunding', to: 'fulfilled', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunded', to: 'fulfilled', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunding', to: 'paid', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunded', to: 'paid', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunded', to: 'partly-refunded', guard: ({ refunded }) => refunded === 'part' },
  { from: 'partly-refunded', to: 'fulfilled', guard: ({ refunded }) => refunded === undefined },
];

export function mayTakeOrderStep(from: OrderOrigin, to: OrderState, facts: OrderFacts): boolean {
  return ORDER_STEPS.some((step) => step.from === from && step.to === to && step.guard(facts));
}

/** The order is waiting for payment. In any other state, further payments are refunded. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ['created', 'paying'];

/**
 * The steps of an order whose payment arrived. It may start at `created`, because a wallet can pay before we
 * record that the payment began.
 */
export const PAID_PATH: ReadonlyArray<readonly [from: OrderState, to: OrderState]> = [
  ['created', 'paying'],
  ['paying', 'paid'],
  ['paid', 'fulfilled'],
];

/** An order can be paid for one hour. */
export const ORDER_LIFE_MS = 3_600_000;

/**
 * When to ask the provider about a payment without a notification, counted from its start. After the last
 * check the payment is closed.
 */
export const PAYMENT_CHECKS_MS: readonly [number, ...number[]] = [30_000, 120_000, 600_000, ORDER_LIFE_MS];

const DAY = 86_400_000;
/** When to compare a paid payment with the provider, counted from its payment, to find refunds made there. */
const PAID_LOOKS_MS = [DAY, 7 * DAY, 30 * DAY];

/** The first comparison after that moment; null after the last. */
export function nextPaidCheck(paidAt: Date, after: Date): Date | null {
  const looks = PAID_LOOKS_MS.map((wait) => new Date(paidAt.getTime() + wait));
  return looks.find((look) => look > after) ?? null;
}
