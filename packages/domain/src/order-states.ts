export type OrderState =
  | 'created'
  | 'paying'
  | 'paid'
  | 'fulfilled'
  | 'closed'
  | 'refunding'
  | 'partly-refunded'
  | 'refunded';
/** Before its first step an order is nowhere. */
export type OrderOrigin = OrderState | 'none';

/** What decides whether an order may take a step. */
export interface OrderFacts {
  /** A verified payment of exactly its price has arrived. */
  isPaid: boolean;
  /** Its time to be paid is over. */
  isOver: boolean;
  /** How much of the money the provider has given back; absent where none. */
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

/** Every step there is. What is not listed never happens; the database holds the same list. */
export const ORDER_STEPS: readonly OrderStep[] = [
  { from: 'none', to: 'created', guard: payable },
  { from: 'created', to: 'paying', guard: payable },
  { from: 'paying', to: 'paid', guard: paid },
  { from: 'paid', to: 'fulfilled', guard: paid },
  { from: 'created', to: 'closed', guard: unpaid },
  { from: 'paying', to: 'closed', guard: unpaid },
  { from: 'fulfilled', to: 'refunding', guard: paid },
  { from: 'partly-refunded', to: 'refunding', guard: paid },
  // Held for review, and refused.
  { from: 'paid', to: 'refunding', guard: paid },
  { from: 'refunding', to: 'refunded', guard: ({ refunded }) => refunded === 'all' },
  { from: 'refunding', to: 'partly-refunded', guard: ({ refunded }) => refunded === 'part' },
  // A refund that failed, or that the provider reversed.
  { from: 'refunding', to: 'fulfilled', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunded', to: 'fulfilled', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunding', to: 'paid', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunded', to: 'paid', guard: ({ refunded }) => refunded === undefined },
  { from: 'refunded', to: 'partly-refunded', guard: ({ refunded }) => refunded === 'part' },
  { from: 'partly-refunded', to: 'fulfilled', guard: ({ refunded }) => refunded === undefined },
];

export function mayStep(from: OrderOrigin, to: OrderState, facts: OrderFacts): boolean {
  return ORDER_STEPS.some((step) => step.from === from && step.to === to && step.guard(facts));
}

/** The order still waits for its money; whatever else arrives for it goes back. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ['created', 'paying'];

/** The way of an order whose money has come, wherever it waited: a wallet may pay before we noted that it began. */
export const PAID_WAY: ReadonlyArray<readonly [from: OrderState, to: OrderState]> = [
  ['created', 'paying'],
  ['paying', 'paid'],
  ['paid', 'fulfilled'],
];

/** An order takes money for an hour of business time. */
export const ORDER_LIFE_MS = 3_600_000;

/** When a payment nobody told us of is asked about, counted from its beginning; after the last it is closed. */
export const PAYMENT_CHECKS_MS: readonly [number, ...number[]] = [30_000, 120_000, 600_000, ORDER_LIFE_MS];

const DAY = 86_400_000;
/** When a paid payment is compared with the provider, counted from its payment: refunds made there are found by then. */
const PAID_LOOKS_MS = [DAY, 7 * DAY, 30 * DAY];

/** The first look after that moment; null after the last. */
export function nextPaidLook(paidAt: Date, after: Date): Date | null {
  const looks = PAID_LOOKS_MS.map((wait) => new Date(paidAt.getTime() + wait));
  return looks.find((look) => look > after) ?? null;
}
