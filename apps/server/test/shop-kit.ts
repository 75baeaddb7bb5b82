import { startAlipay } from './alipay-kit.ts';
import { startProduct, type TestProduct } from './kit.ts';

const CLIENT_TYPE = 'Android';
const CHANNEL = 2;
const NOTIFY = '/pay/notify/alipay/yujian';

export interface Buyer {
  id: number;
  token: string;
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** The product with a separate sandbox whose schedule is stopped: notifications are sent by tests only. */
export async function startShop(env: Record<string, string> = {}) {
  const provider = await startAlipay();
  const product = await startProduct({ SANDBOX_PORT: String(provider.sandbox.port), ...env });
  const goodsCode = await firstGoods(product);
  const headers = (token: string) => ({ token, clientType: CLIENT_TYPE });

  async function makeBuyer(wanted: object = {}): Promise<Buyer> {
    const user = await product.lab<{ id: string; token: string }>('POST', '/users', wanted);
    return { id: Number(user.id), token: user.token };
  }

  /** An order that the provider does not know until its buyer opens the cashier. */
  async function make({ token }: Buyer): Promise<{ orderNo: string; open(): Promise<unknown> }> {
    const input = { goodsCode, payChannel: 'aliPay', sellingChannelId: CHANNEL } as const;
    const made = await product.call('createPurchaseH5', input, headers(token));
    if (made.code !== '0000') throw new Error(`no order: ${made.body}`);
    const body = made.data.aliOrderVO?.body ?? '';
    return { orderNo: made.data.orderNo, open: () => provider.submitForm({ method: 'h5', body }) };
  }

  async function order(buyer: Buyer): Promise<string> {
    const { orderNo, open } = await make(buyer);
    await open();
    return orderNo;
  }

  /** Posts the provider's current notification, or a forged one, to us; returns our answer. */
  async function notify(orderNo: string, forgery?: string): Promise<string> {
    const payload = await provider.notification(orderNo, forgery);
    const type = 'application/x-www-form-urlencoded; charset=utf-8';
    const answer = await product.app.inject({
      method: 'POST',
      url: NOTIFY,
      payload,
      headers: { 'content-type': type },
    });
    return answer.body;
  }

  const pay = (orderNo: string) => provider.outcome(orderNo, 'paid', 'drop');

  return {
    provider,
    product,
    goodsCode,
    headers,
    makeBuyer,
    make,
    order,
    notify,
    /** Money moves at the provider, without a notification. */
    pay,
    async buy(buyer: Buyer): Promise<string> {
      const orderNo = await order(buyer);
      await pay(orderNo);
      const answer = await notify(orderNo);
      if (answer !== 'success') throw new Error(`not settled: ${answer}`);
      return orderNo;
    },
    detail: async ({ token }: Buyer, orderNo: string) =>
      (await product.call('getOrder', { orderNo }, headers(token))).data,
    profile: async ({ token }: Buyer) => (await product.call('getProfile', {}, { token })).data.user,
    trade: (orderNo: string) =>
      provider.control<{ status: string; refundedFen: number; fen: number }>(`control/trades/${orderNo}`),
    advance: (ms: number) => product.lab('POST', '/clock', { advanceMs: ms }),
    violations: product.violations,
    stop: () => product.stop().finally(provider.stop),
    close: () => product.close().finally(provider.stop),
  };
}

async function firstGoods(product: TestProduct): Promise<string> {
  const { data } = await product.call('listPackages', { market: 'android' }, { clientType: CLIENT_TYPE });
  const plain = data.data.find(({ renewType }) => renewType !== 'RENEWABLE');
  return String(plain?.refGoodsCode);
}
