import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/database.ts';
import { askSandbox } from './ask-sandbox.ts';
import { startProduct } from './kit.ts';
import { startSandbox } from './sandbox-process.ts';

const IOS = { clientType: 'ios_rrsp_jzsp', channel: 1 } as const;
/** Goods of the iPhone app: a month for 30 yuan, and a renewable one for 22. */
export const IOS_MONTH = { goodsCode: 'yujian_ios_month', fen: 3_000, days: 31, vPower: 25 };
export const IOS_AUTO = { goodsCode: 'yujian_ios_auto_month', fen: 2_200, days: 31 };

export interface IosBuyer {
  id: number;
  token: string;
}

export interface Bought {
  transactionId: string;
  originalTransactionId: string;
  jws: string;
}

export type AppStore = Awaited<ReturnType<typeof startAppStore>>;

/** The product with a separate App Store that sends notices only when a test says so. */
export async function startAppStore() {
  const sandbox = await startSandbox({ SANDBOX_TIME_SCALE: '0' });
  const product = await startProduct({ SANDBOX_PORT: String(sandbox.port) });
  const { db } = product.foundation.database;
  const query = async <Row>(text: string) => rowsOf<Row>(await db.execute(sql.raw(text)));
  const headersOf = ({ token }: IosBuyer) => ({ token, clientType: IOS.clientType });

  const control = <Result>(path: string, body?: object) =>
    askSandbox<Result>(`${sandbox.url}/apple/control/${path}`, body);

  const post = (body: string, brand = 'yujian') =>
    product.app.inject({
      method: 'POST',
      url: `/pay/notify/apple/${brand}`,
      payload: body,
      headers: { 'content-type': 'application/json' },
    });

  async function order(buyer: IosBuyer, goodsId: string = IOS_MONTH.goodsCode): Promise<string> {
    const input = { goodsId, payChannel: 'apple', sellingChannelId: IOS.channel } as const;
    const made = await product.call('createPurchase', input, headersOf(buyer));
    if (made.code !== '0000') throw new Error(made.body);
    return made.data.orderNo;
  }

  const buy = (orderNo: string) =>
    product.lab<Bought>('POST', '/apple/purchase', { orderNo, notify: 'drop' });

  const confirm = (buyer: IosBuyer, orderNo: string, jws: string) =>
    product.call('confirmApple', { orderNo, jws }, headersOf(buyer));

  return {
    url: sandbox.url,
    product,
    query,
    control,
    post,
    headersOf,
    order,
    buy,
    confirm,
    async makeBuyer(wanted: object = {}): Promise<IosBuyer> {
      const user = await product.lab<{ id: string; token: string }>('POST', '/users', wanted);
      return { id: Number(user.id), token: user.token };
    },
    /** A purchase without an order of ours, with any changed fields. */
    buyFreely: (buyer: IosBuyer | undefined, change: object = {}) =>
      control<Bought>('purchase', {
        brand: 'yujian',
        productId: IOS_MONTH.goodsCode,
        price: IOS_MONTH.fen * 10,
        notify: 'drop',
        ...(buyer ? { appAccountToken: product.services.accountTokenOf(buyer.id) } : {}),
        ...change,
      }),
    /** An order that was paid in the store and confirmed. */
    async own(buyer: IosBuyer, goodsId?: string): Promise<Bought & { orderNo: string }> {
      const orderNo = await order(buyer, goodsId);
      const bought = await buy(orderNo);
      const confirmed = await confirm(buyer, orderNo, bought.jws);
      if (confirmed.code !== '0000') throw new Error(confirmed.body);
      return { ...bought, orderNo };
    },
    restore: (buyer: IosBuyer, jws: string[]) => product.call('restoreApple', { jws }, headersOf(buyer)),
    /** A notice's bytes without a real event; forged outside or inside on request. */
    notice: (
      transactionId: string,
      event: string,
      forged: { forgery?: string; inner?: string; price?: number } = {},
    ) => control<{ body: string }>('notice', { transactionId, event, ...forged }),
    /** An event in the store; returns the transaction after it and the notice that it would send. */
    happen: (transactionId: string, event: string, more: { percentage?: number } = {}) =>
      control<Bought & { body: string }>('event', { transactionId, event, notify: 'drop', ...more }),
    /** Stops the store: accounts that were not read yet cannot be. */
    close: () => sandbox.stop(),
    stateOf: async (orderNo: string) =>
      (await query<{ state: string }>(`select state from orders where order_no = '${orderNo}'`))[0]?.state,
    count: async (table: string, where = 'true') =>
      Number((await query<{ n: string }>(`select count(*) as n from ${table} where ${where}`))[0]?.n),
    profileOf: async ({ token }: IosBuyer) => (await product.call('getProfile', {}, { token })).data.user,
    violations: product.violations,
    stop: () => product.stop().finally(() => sandbox.stop()),
  };
}
