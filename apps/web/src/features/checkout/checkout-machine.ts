import type { Wallet } from '../../lib/package-wallets.ts';
import type { PendingOrder } from '../../lib/pending-order.ts';
import type { PayOffer } from './checkout-goods.ts';
import { type CheckoutPlan, type PayWay, wayOf } from './checkout-plan.ts';

/** What the server returned for paying. */
export type PayStart =
  | { way: 'native'; wallet: Wallet; payInfo: Readonly<Record<string, string>> }
  | { way: 'cashier'; body: string; wallet: Wallet }
  | { way: 'store'; productId: string; appAccountToken: string };

export type CheckoutFailure =
  /** The order was not created; `text` is the server's message, if any. */
  | { what: 'create'; text: string; isOffline: boolean; isNative: boolean; isWeb: boolean }
  /** The wallet reported a failure. */
  | { what: 'pay' };

export type CheckoutState =
  | { kind: 'idle' }
  /** The documents are shown, with a button that agrees and continues. */
  | { kind: 'agreeing' }
  | { kind: 'asking'; plan: CheckoutPlan; chosen?: number | undefined }
  /** A contract of the App Store can only be ended there; until then no other can be signed. */
  | { kind: 'reminding'; plan: CheckoutPlan; byAppStore: boolean; chosen?: number | undefined }
  /**
   * `isLost`: the last request got no answer. The same choice is the same order, so a retry requests that
   * one.
   */
  | { kind: 'choosing'; plan: CheckoutPlan; chosen: number; isLost?: true }
  | { kind: 'creating'; plan: CheckoutPlan; chosen: number }
  | { kind: 'continuing'; order: PendingOrder; wallet: Wallet }
  | { kind: 'paying'; order: PendingOrder; start: PayStart }
  | { kind: 'confirming'; order: PendingOrder; isClaimed: boolean }
  | { kind: 'unpaid'; order: PendingOrder; isClosed: boolean }
  /**
   * The server may have sent a message, or could not be reached; the order is then checked once it can be.
   */
  | { kind: 'unsure'; order: PendingOrder; text?: string; isOffline?: true }
  | { kind: 'done'; order: PendingOrder; risenTo?: number | undefined }
  | { kind: 'risen'; level: number }
  | { kind: 'failed'; failure: CheckoutFailure; again?: { plan: CheckoutPlan; chosen: number } | undefined };

/** What the server knows of an order. */
export interface Checked {
  result: 'paid' | 'unpaid' | 'checking';
  isClosed: boolean;
  /** An App Store order, also if only its number came back. */
  isStore?: boolean;
  /** The server could not be reached. */
  isOffline?: boolean;
  /** The order's wallet, from the server if only the number came back. */
  wallet?: Wallet | undefined;
  /** The level reached by this payment, if it was not shown yet. */
  risenTo?: number | undefined;
}

export type HostResult = 'paid' | 'cancelled' | 'failed' | 'unknown';

export type CheckoutEvent =
  | { type: 'agreementWanted' }
  /** `chosen`: the wallet confirmed before the login ended, if any. */
  | { type: 'tapped'; plan: CheckoutPlan; chosen?: number | undefined }
  | { type: 'asked'; isBound: boolean; byAppStore: boolean; offers: readonly PayOffer[] }
  | { type: 'continued' }
  | { type: 'chose'; chosen: number }
  | { type: 'confirmed' }
  | { type: 'created'; order: PendingOrder; start: PayStart }
  | { type: 'refused'; text: string; code: string; isOffline: boolean }
  /** The login ended before any payment; only a login is requested. */
  | { type: 'loggedOut' }
  | { type: 'hostSaid'; result: HostResult; jws?: string | undefined }
  /** The user returned from a cashier, to this page or a reloaded one. */
  | { type: 'returned'; order?: PendingOrder }
  | ({ type: 'checked' } & Checked)
  | { type: 'checkAgain' }
  | { type: 'payAgain'; wallet: Wallet }
  | { type: 'retried' }
  | { type: 'closed' };

export const IDLE: CheckoutState = { kind: 'idle' };

const AT_WORK: ReadonlySet<CheckoutState['kind']> = new Set([
  'asking',
  'creating',
  'continuing',
  'paying',
  'confirming',
]);

/** Whether the state continues without the user, who may see none of it. */
export const goesOnByItself = (kind: CheckoutState['kind']): boolean => AT_WORK.has(kind);

/** The store has one price and no wallets, so there is nothing to choose. */
function begin(plan: CheckoutPlan, chosen?: number): CheckoutState {
  return { kind: plan.isStore || chosen !== undefined ? 'creating' : 'choosing', plan, chosen: chosen ?? 0 };
}

type Step<Kind extends CheckoutState['kind']> = (
  state: Extract<CheckoutState, { kind: Kind }>,
  event: CheckoutEvent,
) => CheckoutState | undefined;

/** Closing a layer that waits for the user. */
const closes = (event: CheckoutEvent): CheckoutState | undefined =>
  event.type === 'closed' ? IDLE : undefined;

type Refused = Extract<CheckoutEvent, { type: 'refused' }>;

/** Codes whose message tells the user what to do: already paid, or end a contract in the App Store first. */
const TELLS_WHAT_TO_DO: ReadonlySet<string> = new Set(['2108', '2111']);

const refusedAs = (
  { text, code, isOffline }: Refused,
  plan?: CheckoutPlan,
  way?: PayWay,
): CheckoutFailure => ({
  what: 'create',
  text,
  isOffline,
  // A union's refusal has reasons that only the server can explain.
  isNative: way === 'native' && plan?.variant !== 'union' && !TELLS_WHAT_TO_DO.has(code),
  isWeb: plan?.variant === 'web',
});

const HOST_SAID: Readonly<Record<HostResult, (order: PendingOrder, jws?: string) => CheckoutState>> = {
  // The store's signature stays with the order until the server has confirmed it.
  paid: (order, jws) => ({ kind: 'confirming', order: jws ? { ...order, jws } : order, isClaimed: true }),
  // The app may have lost its own answer; ask the server.
  unknown: (order) => ({ kind: 'confirming', order, isClaimed: false }),
  cancelled: () => IDLE,
  failed: () => ({ kind: 'failed', failure: { what: 'pay' } }),
};

/** The user may have paid, so do not offer to pay again. */
const unsureOf = (order: PendingOrder, { text, isOffline }: Refused): CheckoutState =>
  isOffline ? { kind: 'unsure', order, isOffline } : { kind: 'unsure', order, text };

/** An app reports a payment after the user gave up waiting. */
const claims = (event: CheckoutEvent): CheckoutState | undefined =>
  event.type === 'returned' && event.order
    ? { kind: 'confirming', order: event.order, isClaimed: true }
    : undefined;

const STEPS: { readonly [Kind in CheckoutState['kind']]: Step<Kind> } = {
  idle: (_state, event) => {
    if (event.type === 'tapped') {
      const { plan, chosen } = event;
      return plan.asksRenewal || plan.asksPrices ? { kind: 'asking', plan, chosen } : begin(plan, chosen);
    }
    if (event.type === 'agreementWanted') return { kind: 'agreeing' };
    return event.type === 'returned' && event.order
      ? { kind: 'confirming', order: event.order, isClaimed: false }
      : undefined;
  },
  agreeing: (_state, event) => closes(event),
  asking: ({ plan, chosen }, event) => {
    if (event.type === 'loggedOut') return IDLE;
    if (event.type === 'asked') {
      const priced = { ...plan, offers: event.offers };
      const { byAppStore } = event;
      return event.isBound ? { kind: 'reminding', plan: priced, byAppStore, chosen } : begin(priced, chosen);
    }
    if (event.type === 'refused') return { kind: 'failed', failure: refusedAs(event, plan) };
    return closes(event);
  },
  reminding: ({ plan, byAppStore, chosen }, event) =>
    event.type === 'continued' && !byAppStore ? begin(plan, chosen) : closes(event),
  choosing: ({ plan, chosen }, event) => {
    if (event.type === 'chose') return { kind: 'choosing', plan, chosen: event.chosen };
    if (event.type === 'confirmed') return { kind: 'creating', plan, chosen };
    return closes(event);
  },
  creating: ({ plan, chosen }, event) => {
    if (event.type === 'loggedOut') return IDLE;
    if (event.type === 'created') return { kind: 'paying', order: event.order, start: event.start };
    // A late answer opens no wallet; the next tap on the same choice gets the same order.
    if (event.type !== 'refused') return closes(event);
    // The sheet stays open with its choice.
    if (event.isOffline && !plan.isStore) return { kind: 'choosing', plan, chosen, isLost: true };
    const way = wayOf(plan, plan.offers[chosen]?.wallet ?? 'aliPay');
    return {
      kind: 'failed',
      failure: refusedAs(event, plan, way),
      again: event.isOffline ? { plan, chosen } : undefined,
    };
  },
  continuing: ({ order }, event) => {
    if (event.type === 'loggedOut') return IDLE;
    if (event.type === 'created') return { kind: 'paying', order: event.order, start: event.start };
    if (event.type !== 'refused') return undefined;
    // Check the order before anybody pays again.
    return event.isOffline ? unsureOf(order, event) : { kind: 'failed', failure: refusedAs(event) };
  },
  paying: ({ order, start }, event) => {
    if (event.type === 'hostSaid') return HOST_SAID[event.result](order, event.jws);
    if (event.type === 'refused') return unsureOf(order, event);
    // An app may never answer, so the server is asked. For the store we have to wait, because only it has the
    // signature.
    const isLeft = event.type === 'returned' || (event.type === 'closed' && start.way !== 'store');
    return isLeft ? { kind: 'confirming', order, isClaimed: false } : undefined;
  },
  confirming: ({ order: asked, isClaimed }, event) => {
    if (event.type === 'refused') return unsureOf(asked, event);
    if (!isClaimed) {
      const claimed = claims(event);
      if (claimed) return claimed;
    }
    if (event.type !== 'checked') return closes(event);
    const order = {
      ...asked,
      wallet: asked.wallet ?? event.wallet,
      ...(event.isStore && { isStore: true }),
    };
    if (event.result === 'paid') return { kind: 'done', order, risenTo: event.risenTo };
    return event.result === 'unpaid'
      ? { kind: 'unpaid', order, isClosed: event.isClosed }
      : { kind: 'unsure', order, ...(event.isOffline && { isOffline: true as const }) };
  },
  unpaid: ({ order }, event) => {
    if (event.type === 'checkAgain') return { kind: 'confirming', order, isClaimed: false };
    if (event.type === 'payAgain' && !order.isStore)
      return { kind: 'continuing', order, wallet: event.wallet };
    return claims(event) ?? closes(event);
  },
  unsure: ({ order }, event) =>
    event.type === 'checkAgain'
      ? { kind: 'confirming', order, isClaimed: false }
      : (claims(event) ?? closes(event)),
  done: ({ risenTo }, event) => {
    if (event.type !== 'closed') return undefined;
    return risenTo === undefined ? IDLE : { kind: 'risen', level: risenTo };
  },
  risen: (_state, event) => closes(event),
  failed: ({ again }, event) =>
    event.type === 'retried' && again ? { kind: 'creating', ...again } : closes(event),
};

/** The event that resumes a state interrupted by an ended login. */
export function afterLoginOf(state: CheckoutState): CheckoutEvent | undefined {
  if (state.kind === 'asking' || state.kind === 'creating')
    return { type: 'tapped', plan: state.plan, chosen: state.chosen };
  return state.kind === 'continuing' ? { type: 'returned', order: state.order } : undefined;
}

/** The next state; an event that does not fit the state (a second tap, a late answer) changes nothing. */
export function stepCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const step = STEPS[state.kind] as (from: CheckoutState, by: CheckoutEvent) => CheckoutState | undefined;
  return step(state, event) ?? state;
}
