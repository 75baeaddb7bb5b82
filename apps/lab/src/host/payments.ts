import { labApi } from '../lib/lab-api.ts';
import { createStore } from '../lib/store.ts';
import type { BridgeCall } from './bridge-call.ts';

/** Signed transactions of this device's Apple account, whoever is logged in to the app. */
export const storePurchases = createStore<readonly string[]>([]);

/** The wallet of each method; a client's own cashier depends on the order. */
const PROVIDERS: Readonly<Record<string, string>> = { payAlipay: 'alipay', payWechat: 'wechat' };

/**
 * Pays like a person in the wallet: the provider takes the payment and notifies the server, then the app
 * answers the page.
 */
export async function payAtProvider({ method, args }: BridgeCall): Promise<unknown> {
  const provider = PROVIDERS[method];
  const order = { orderNo: String(args.orderNo), outcome: 'paid', notify: 'once' };
  await labApi.pay({ ...order, ...(provider && { provider }) });
  return 'paid';
}

/** Buys in the simulated App Store and returns the signature that the page sends to the server. */
export async function buyInStore({ args }: BridgeCall): Promise<unknown> {
  const { jws } = await labApi.buyInStore(String(args.orderNo));
  storePurchases.set([...storePurchases.get().filter((one) => one !== jws), jws]);
  return { result: 'paid', jws };
}
