import type { Api } from '../../lib/api.ts';
import type { CheckoutState } from './checkout-machine.ts';

type Confirming = Extract<CheckoutState, { kind: 'confirming' }>;
interface Checked {
  result: 'paid' | 'unpaid' | 'checking';
  isClosed: boolean;
}

/** Before each further look, in ms; the server asks the provider once in two seconds. */
const WAITS_MS = [2500, 3500] as const;

const byTimer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * What the server knows of the order: an app's word only makes it look. Where the app says paid and the provider
 * does not know it yet, it is looked for a little longer.
 */
export async function confirmOrder(
  api: Pick<Api, 'checkOrder' | 'confirmApple'>,
  { order: { orderNo }, jws, isClaimed }: Confirming,
  wait: (ms: number) => Promise<void> = byTimer,
): Promise<Checked> {
  if (jws !== undefined) {
    const { result } = await api.confirmApple({ orderNo, jws });
    return { result, isClosed: false };
  }
  for (let look = 0; ; look += 1) {
    const checked = await lookOnce(api, orderNo);
    const isSettled = checked.result === 'paid' || (checked.result === 'unpaid' && !isClaimed);
    const ms = WAITS_MS[look];
    if (isSettled || checked.isClosed || ms === undefined) return checked;
    await wait(ms);
  }
}

/** Nobody answering is no answer about the order. */
async function lookOnce(api: Pick<Api, 'checkOrder'>, orderNo: string): Promise<Checked> {
  try {
    const { result, order } = await api.checkOrder({ orderNo });
    return { result, isClosed: order.state === 'closed' };
  } catch {
    return { result: 'checking', isClosed: false };
  }
}
