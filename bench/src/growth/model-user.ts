import type pg from 'pg';
import type { AlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { callServer } from '../../../apps/server/test/server-process.ts';

const GOODS = { goodsCode: 'yujian_android_month', sellingChannelId: 2, payChannel: 'aliPay' } as const;
const BRAND = 'yujian';
const HEADERS = { clientType: 'Android' };
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';
/** Gives a member days, V power and points, with one check-in: ten rows in the ledgers. */
const ORDERS = 3;

/**
 * Creates a user with purchases, check-ins and points through the product's own calls, so all rows are
 * realistic.
 */
export async function makeModelUser(
  serverUrl: string,
  database: pg.Pool,
  alipay: AlipayConsole,
): Promise<string> {
  const response = await fetch(`${serverUrl}/lab/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preset: 'member' }),
  });
  const { id, token } = (await response.json()) as { id: string; token: string };
  const headers = { ...HEADERS, token };
  for (let turn = 0; turn < ORDERS; turn += 1) {
    const made = await callServer(serverUrl, 'createPurchaseH5', GOODS, headers);
    if (made.code !== '0000') throw new Error(`creating an order failed: ${made.msg}`);
    await pay(serverUrl, database, alipay, made.data.orderNo);
  }
  const checkedIn = await callServer(serverUrl, 'clockIn', {}, headers);
  if (checkedIn.status !== 200) throw new Error(`checking in failed: ${checkedIn.msg}`);
  return id;
}

async function pay(
  serverUrl: string,
  database: pg.Pool,
  alipay: AlipayConsole,
  orderNo: string,
): Promise<void> {
  const { rows } = await database.query<{ payment_no: string; fen: number }>(
    'select payment_no, fen from payments where order_no = $1',
    [orderNo],
  );
  const [payment] = rows;
  if (!payment) throw new Error(`order ${orderNo} has no open payment`);
  const answer = await fetch(`${serverUrl}/pay/notify/alipay/${BRAND}`, {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: alipay.write(BRAND, { paymentNo: payment.payment_no, fen: payment.fen }),
  });
  const words = await answer.text();
  if (words !== 'success')
    throw new Error(`the payment notification of ${orderNo} was answered with ${words}`);
}
