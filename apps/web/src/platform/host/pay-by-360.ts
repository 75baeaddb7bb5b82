import type { PayResult } from './bridge/methods.ts';
import { mayHaveHost } from './may-have-host.ts';

/** Hands an order to the 360 client's cashier; undefined where there is none, and the code alone is scanned. */
export async function payBy360(orderNo: string, payInfo: string): Promise<PayResult | undefined> {
  if (!mayHaveHost()) return undefined;
  return import('./cashier-by-host.ts').then(
    ({ cashierByHost }) => cashierByHost(orderNo, payInfo),
    // The cashier never had the order: it is asked about like any other failure.
    () => 'failed',
  );
}
