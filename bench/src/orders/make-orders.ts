import pg from 'pg';
import type { AlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { callServer } from '../../../apps/server/test/server-process.ts';

const GOODS = { goodsCode: 'yujian_android_month', sellingChannelId: 2, payChannel: 'aliPay' } as const;
const HEADERS = { clientType: 'Android' };
const BRAND = 'yujian';

export interface OrderFactory {
  /** Notifications, signed, of that many new orders that wait for their money, each of another user. */
  make(amount: number): Promise<string[]>;
  /** Orders that are fulfilled, with days and V power there. */
  countFulfilled(): Promise<number>;
  close(): Promise<void>;
}

/** One order is made by its call, the others are written beside it: making orders is not what is measured. */
export async function openOrderFactory(
  serverUrl: string,
  databaseUrl: string,
  alipay: AlipayConsole,
): Promise<OrderFactory> {
  const response = await fetch(`${serverUrl}/lab/api/users`, { method: 'POST' });
  const { token } = (await response.json()) as { token: string };
  const made = await callServer(serverUrl, 'createPurchaseH5', GOODS, { ...HEADERS, token });
  if (made.code !== '0000') throw new Error(`no order was made: ${made.msg}`);
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const model = made.data.orderNo;
  return {
    async make(amount) {
      const { rows } = await database.query<{ payment_no: string; fen: number }>(MAKE, [model, amount]);
      return rows.map(({ payment_no, fen }) => alipay.write(BRAND, { paymentNo: payment_no, fen }));
    },
    async countFulfilled() {
      const { rows } = await database.query<{ n: string }>(FULFILLED);
      return Number(rows[0]?.n);
    },
    close: () => database.end(),
  };
}

const MAKE = `
  with people as (
    insert into users (nick_name, head_img_url, brand, client_type, registered_at)
    select 'bench', '', 'yujian', 'Android', now() from generate_series(1, $2::int)
    returning id, to_char(now(), 'YYMMDDHH24MISS') || '00001' || id as no
  ), sold as (
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object('user_id', p.id, 'order_no', p.no))).*
    from orders o, people p where o.order_no = $1
    returning user_id, order_no
  ), steps as (
    insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select p.id, p.no, s.from_state, s.to_state, s.cause, s.at from order_steps s, people p where s.order_no = $1
  )
  insert into payments
  select (jsonb_populate_record(m, jsonb_build_object(
    'user_id', p.id, 'order_no', p.no, 'payment_no', p.no, 'next_check_at', now() + interval '1 hour'))).*
  from payments m, people p where m.order_no = $1
  returning payment_no, fen`;

const FULFILLED = `
  select count(*) as n from orders o
  join fulfilments f on f.user_id = o.user_id and f.order_no = o.order_no
  join ledger_entries e on e.user_id = o.user_id and e.ledger = 'entitlement' and e.cause = 'order:' || o.order_no
  join ledger_entries v on v.user_id = o.user_id and v.ledger = 'v_power' and v.cause = 'order:' || o.order_no
  where o.state = 'fulfilled'`;
