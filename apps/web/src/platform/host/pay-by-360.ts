import type { PayResult } from './bridge/methods.ts';
import { mayHaveHost } from './may-have-host.ts';

/** Passes an order to the 360 client's cashier; undefined if there is none and only the code is shown. */
export async function payBy360(orderNo: string, payInfo: string): Promise<PayResult | undefined> {
  if (!mayHaveHost()) return undefined;
  return import('./cashier-by-host.ts').then(
    ({ cashierByHost }) => cashierByHost(orderNo, payInfo),
    // The cashier never got the order; treat it like any other failure.
    () => 'failed',
  );
}
