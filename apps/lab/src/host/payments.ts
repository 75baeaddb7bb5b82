import { labApi } from '../lib/lab-api.ts';
import { createStore } from '../lib/store.ts';
import type { BridgeCall } from './bridge-call.ts';

/** Signed transactions of the Apple account on this telephone, whoever is logged in to the app. */
export const storePurchases = createStore<readonly string[]>([]);

/** Whose wallet opens; a client's own cashier is whoever the order was made for. */
const PROVIDERS: Readonly<Record<string, string>> = { payAlipay: 'alipay', payWechat: 'wechat' };

/** Pays as the person in the wallet would: the provider takes the money, tells the server, then the app tells the page. */
export async function payAtProvider({ method, args }: BridgeCall): Promise<unknown> {
  const provider = PROVIDERS[method];
  const order = { orderNo: String(args.orderNo), outcome: 'paid', notify: 'once' };
  await labApi.pay({ ...order, ...(provider && { provider }) });
  return 'paid';
}

/** Buys in the stand-in's App Store: its signature is what the page hands to the server. */
export async function buyInStore({ args }: BridgeCall): Promise<unknown> {
  const { jws } = await labApi.buyInStore(String(args.orderNo));
  storePurchases.set([...storePurchases.get().filter((one) => one !== jws), jws]);
  return { result: 'paid', jws };
}
