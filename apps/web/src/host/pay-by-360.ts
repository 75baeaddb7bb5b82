import type { PayResult } from './bridge/methods.ts';
import { mayHaveHost } from './may-have-host.ts';

/** Hands an order to the 360 client's cashier; undefined where there is none, and the code alone is scanned. */
export async function payBy360(orderNo: string, payInfo: string): Promise<PayResult | undefined> {
  if (!mayHaveHost()) return undefined;
  const [{ getBridge }, { getHost }] = await Promise.all([import('./bridge/bridge.ts'), import('./host.ts')]);
  return getHost().can.hasDesktopCashier ? getBridge().payInfo360({ orderNo, payInfo }) : undefined;
}
