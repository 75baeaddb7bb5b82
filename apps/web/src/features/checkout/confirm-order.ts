import { WALLETS } from '../../lib/package-wallets.ts';
import { ApiError, isNoConnection } from '../../platform/api/api-error.ts';
import type { Api } from '../../platform/api/api-type.ts';
import type { Checked, CheckoutState } from './checkout-machine.ts';

type Confirming = Extract<CheckoutState, { kind: 'confirming' }>;

const PROVIDER_BUSY = '2103';
const TOO_MANY_CALLS = 429;

/** Before each further look or try, in ms; the server asks the provider once in two seconds. */
const WAITS_MS = [2500, 3500] as const;

const byTimer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * What the server knows of the order: an app's word only makes it look. Where the app says paid and the provider
 * does not know it yet, it is looked for a little longer.
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

/** The store has the money by now: what may pass is tried again, and only the server's own no ends it at once. */
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

/** Nobody answering is no answer about the order. */
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
