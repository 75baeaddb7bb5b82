import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/database.ts';
import { startAlipayConsole } from './alipay-console.ts';
import { startProduct } from './kit.ts';

/** A month for 25 yuan, sold on Android and paid by either wallet. */
export const MONTH = { goodsCode: 'yujian_android_month', fen: 2_500, days: 31, vPower: 25 };
export const H5_ORDER = {
  goodsCode: MONTH.goodsCode,
  payChannel: 'aliPay',
  sellingChannelId: 2,
  returnUrl: '',
  clientType: 'Android',
} as const;
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';

export interface Payer {
  id: number;
  token: string;
}

export type Checkout = Awaited<ReturnType<typeof startCheckout>>;

/** The product with a provider controlled by the test. */
export async function startCheckout(
  others?: Parameters<typeof startAlipayConsole>[0],
  env: Record<string, string> = {},
) {
  const alipay = await startAlipayConsole(others);
  const product = await startProduct({ SANDBOX_PORT: String(alipay.port), ...env });
  const { db } = product.foundation.database;
  const query = async <Row>(text: string) => rowsOf<Row>(await db.execute(sql.raw(text)));
  const headersOf = ({ token }: Payer) => ({ token, clientType: 'Android' });
  const post = (body: string, brand = 'yujian', provider = 'alipay') =>
    product.app.inject({
      method: 'POST',
      url: `/pay/notify/${provider}/${brand}`,
      payload: body,
      headers: { 'content-type': FORM },
    });
  return {
    alipay,
    product,
    query,
    headersOf,
    post,
    async makePayer(wanted: object = {}): Promise<Payer> {
      const user = await product.lab<{ id: string; token: string }>('POST', '/users', wanted);
      return { id: Number(user.id), token: user.token };
    },
    /** A paying order of the month card. */
    async order(payer: Payer, headers: Record<string, string> = {}): Promise<string> {
      const made = await product.call('createPurchaseH5', H5_ORDER, { ...headersOf(payer), ...headers });
      if (made.code !== '0000') throw new Error(made.body);
      return made.data.orderNo;
    },
    /** Sends Alipay's notification of payment, changed by `change`; returns our answer. */
    async notify(paymentNo: string, change: Readonly<Record<string, string>> = {}): Promise<string> {
      return (await post(alipay.write('yujian', { paymentNo, fen: MONTH.fen, change }))).body;
    },
    stateOf: async (orderNo: string) =>
      (await query<{ state: string }>(`select state from orders where order_no = '${orderNo}'`))[0]?.state,
    count: async (table: string, where = 'true') =>
      Number((await query<{ n: string }>(`select count(*) as n from ${table} where ${where}`))[0]?.n),
    profileOf: async ({ token }: Payer) => (await product.call('getProfile', {}, { token })).data.user,
    violations: product.violations,
    stop: () => product.stop().finally(alipay.stop),
  };
}
