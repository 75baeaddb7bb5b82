import type { PayResult } from './bridge/methods.ts';
import { mayHaveHost } from './may-have-host.ts';

/** Hands an order to the 360 client's cashier; undefined where there is none, and the code alone is scanned. */
export async function payBy360(orderNo: string, payInfo: string): Promise<PayResult | undefined> {
  if (!mayHaveHost()) return undefined;
  const { cashierByHost } = await import('./cashier-by-host.ts');
  return cashierByHost(orderNo, payInfo);
}
