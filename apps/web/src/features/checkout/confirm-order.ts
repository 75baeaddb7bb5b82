import { WALLETS } from '../../lib/package-wallets.ts';
import { ApiError, isNoConnection } from '../../platform/api/api-error.ts';
import type { Api } from '../../platform/api/api-type.ts';
import type { Checked, CheckoutState } from './checkout-machine.ts';

type Confirming = Extract<CheckoutState, { kind: 'confirming' }>;

const PROVIDER_BUSY = '2103';
const TOO_MANY_CALLS = 429;

/** Delays before further checks in ms; the server asks the provider at most every two seconds. */
const WAITS_MS = [2500, 3500] as const;

const byTimer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Asks the server for the order's state; an app's answer only triggers the check. If the app says paid but
 * the provider does not know it yet, it is checked a little longer.
 */
export async function confirmOrder(
  api: Pick<Api, 'checkOrder' | 'confirmApple'>,
  { order: { orderNo, jws }, isClaimed }: Confirming,
  wait: (ms: number) => Promise<void> = byTimer,
): Promise<Checked> {
  if (jws !== undefined) return confirmSigned(api, { orderNo, jws }, wait);
  for (let look = 0; ; look += 1) {
    const checked = await lookOnce(api, orderNo);
    const isSettled = checked.result === 'paid' || (checked.result === 'unpaid' && !isClaimed);
    const ms = WAITS_MS[look];
    if (isSettled || checked.isClosed || ms === undefined) return checked;
    await wait(ms);
  }
}

/** The store has charged already, so temporary failures are retried; only a refusal by the server ends it. */
async function confirmSigned(
  api: Pick<Api, 'checkOrder' | 'confirmApple'>,
  signed: { orderNo: string; jws: string },
  wait: (ms: number) => Promise<void>,
): Promise<Checked> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { result } = await api.confirmApple(signed);
      const { risenTo } = await lookOnce(api, signed.orderNo);
      return { result, isClosed: false, isStore: true, risenTo };
    } catch (cause) {
      const ms = WAITS_MS[tries];
      if (!mayPass(cause) || ms === undefined) throw cause;
      await wait(ms);
    }
  }
}

function mayPass(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return true;
  const { code, httpStatus } = cause;
  return code === PROVIDER_BUSY || httpStatus === 0 || httpStatus >= TOO_MANY_CALLS;
}

/** No answer says nothing about the order. */
async function lookOnce(api: Pick<Api, 'checkOrder'>, orderNo: string): Promise<Checked> {
  try {
    const { result, order, risenTo } = await api.checkOrder({ orderNo });
    const { state, payChannel } = order;
    const wallet = WALLETS.find((one) => one === payChannel);
    const isClosed = state === 'closed';
    return { result, isClosed, isStore: payChannel === 'apple', wallet, risenTo: risenTo ?? undefined };
  } catch (cause) {
    return { result: 'checking', isClosed: false, isOffline: isNoConnection(cause) };
  }
}
