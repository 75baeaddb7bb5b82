import type pg from 'pg';
import type { AlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { callServer } from '../../../apps/server/test/server-process.ts';

const GOODS = { goodsCode: 'yujian_android_month', sellingChannelId: 2, payChannel: 'aliPay' } as const;
const BRAND = 'yujian';

/** Signed notifications of new orders, one of each of these users. */
export type MakeNotifications = (userIds: readonly number[]) => Promise<string[]>;

/** One order is made by its call, the others are written beside it, for users all over the table. */
export async function openOrders(
  serverUrl: string,
  database: pg.Pool,
  alipay: AlipayConsole,
): Promise<MakeNotifications> {
  const response = await fetch(`${serverUrl}/lab/api/users`, { method: 'POST' });
  const { token } = (await response.json()) as { token: string };
  const made = await callServer(serverUrl, 'createPurchaseH5', GOODS, { clientType: 'Android', token });
  if (made.code !== '0000') throw new Error(`no order was made: ${made.msg}`);
  let batch = 0;
  return async (userIds) => {
    batch += 1;
    const { rows } = await database.query<{ payment_no: string; fen: number }>(MAKE, [
      made.data.orderNo,
      userIds,
      String(batch).padStart(5, '0'),
    ]);
    return rows.map(({ payment_no, fen }) => alipay.write(BRAND, { paymentNo: payment_no, fen }));
  };
}

const MAKE = `
  with people as (
    select id, to_char(now(), 'YYMMDDHH24MISS') || $3::text || id as no from unnest($2::bigint[]) as p (id)
  ), sold as (
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object('user_id', p.id, 'order_no', p.no))).*
    from orders o, people p where o.order_no = $1
  ), steps as (
    insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select p.id, p.no, s.from_state, s.to_state, s.cause, s.at from order_steps s, people p where s.order_no = $1
  )
  insert into payments
  select (jsonb_populate_record(m, jsonb_build_object(
    'user_id', p.id, 'order_no', p.no, 'payment_no', p.no, 'next_check_at', now() + interval '1 hour'))).*
  from payments m, people p where m.order_no = $1
  returning payment_no, fen`;
