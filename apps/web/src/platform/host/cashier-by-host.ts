import { getBridge } from './bridge/bridge.ts';
import type { PayResult } from './bridge/methods.ts';
import { getHost } from './host.ts';

/** Passes an order to the client's cashier; undefined where there is none. */
export async function cashierByHost(orderNo: string, payInfo: string): Promise<PayResult | undefined> {
  return getHost().can.hasDesktopCashier ? getBridge().payInfo360({ orderNo, payInfo }) : undefined;
}
