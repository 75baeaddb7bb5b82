import { goToCashier } from '../../lib/go-to-cashier.ts';
import { levelUpOnce } from '../../lib/level-up-once.ts';
import { forgetOrderKey } from '../../lib/order-key.ts';
import { dropPendingOrder, keepPendingOrder } from '../../lib/pending-order.ts';
import { ApiError } from '../../platform/api/api.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import type { Api } from '../../platform/api/api-type.ts';
import type { Bridge } from '../../platform/host/bridge/methods.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { addReturnAddress } from './add-return-address.ts';
import type { CheckoutEvent, CheckoutState, HostResult } from './checkout-machine.ts';
import { confirmOrder } from './confirm-order.ts';
import { continueOrder, createOrder } from './create-order.ts';
import { loadChoice } from './load-choice.ts';
import { payNatively } from './native-pay.ts';
import type { OrderFacts } from './order-made.ts';
import { addOrderToAddress } from './return-path.ts';

export interface CheckoutDeps {
  api: Api;
  bridge: () => Promise<Bridge>;
  facts: OrderFacts;
  /** Whether the state was left meanwhile; a user who closed the sheet is not sent to a wallet. */
  isLeft: () => boolean;
}

type Work = Promise<CheckoutEvent | undefined>;

const BEFORE_MONEY: ReadonlySet<CheckoutState['kind']> = new Set(['asking', 'creating', 'continuing']);

/** Runs the effect of a state and returns the event that results. */
export async function workOf(state: CheckoutState, deps: CheckoutDeps): Work {
  const { api } = deps;
  try {
    switch (state.kind) {
      case 'asking':
        return { type: 'asked', ...(await loadChoice(api, state.plan)) };
      case 'creating':
        return { type: 'created', ...(await createOrder(api, state, deps.facts)) };
      case 'continuing':
        return { type: 'created', ...(await continueOrder(api, state, deps.facts)) };
      case 'paying':
        return await pay(state, deps);
      case 'confirming':
        return await confirm(state, api);
      default:
        return undefined;
    }
  } catch (cause) {
    if (isLoginRefusal(cause) && BEFORE_MONEY.has(state.kind)) return { type: 'loggedOut' };
    const error = cause instanceof ApiError ? cause : new ApiError('', '', 500);
    const { message: text, code } = error;
    return { type: 'refused', text, code, isOffline: isNoConnection(error) };
  }
}

async function confirm(state: Extract<CheckoutState, { kind: 'confirming' }>, api: Api): Work {
  const { order } = state;
  // Keep the store's signature even if the user closes the dialog or the page.
  if (order.jws) keepPendingOrder(order);
  const checked = await confirmOrder(api, state);
  // Shown once; the next visit must not show it again.
  if (checked.result !== 'checking') dropPendingOrder(order);
  if (checked.result === 'paid' || checked.isClosed) forgetOrderKey();
  const risenTo = levelUpOnce(order.orderNo, checked.risenTo);
  return { type: 'checked', ...checked, risenTo };
}

const NOTHING_PAID: ReadonlySet<HostResult> = new Set(['cancelled', 'failed']);

async function pay(state: Extract<CheckoutState, { kind: 'paying' }>, deps: CheckoutDeps): Work {
  const event = await handOver(state, deps);
  if (event?.type === 'hostSaid' && NOTHING_PAID.has(event.result)) dropPendingOrder(state.order);
  return event;
}

async function handOver(
  { order, start }: Extract<CheckoutState, { kind: 'paying' }>,
  deps: CheckoutDeps,
): Work {
  const { api, bridge, facts, isLeft } = deps;
  keepPendingOrder(order);
  if (start.way === 'cashier') {
    const cashier = await addReturnAddress(api, order.orderNo, start, facts);
    // The page is being left, or stays as it is until the user returns to it.
    return isLeft() || goToCashier(cashier) ? undefined : { type: 'hostSaid', result: 'failed' };
  }
  if (start.way === 'store') {
    const { productId, appAccountToken } = start;
    const said = await (await bridge()).purchaseIos({ orderNo: order.orderNo, productId, appAccountToken });
    return { type: 'hostSaid', ...said };
  }
  const host = await bridge();
  if (isLeft()) return undefined;
  if (facts.leavesToPay) addOrderToAddress(order.orderNo);
  const result = await payNatively(host, order.orderNo, start.wallet, start.payInfo);
  if (facts.leavesToPay && result === 'unknown') return undefined;
  return { type: 'hostSaid', result };
}
