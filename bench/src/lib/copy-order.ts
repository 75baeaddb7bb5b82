import { callServer, type HttpAnswer } from '../../../apps/server/test/server-process.ts';

const MONTH = { goodsCode: 'yujian_android_month', sellingChannelId: 2, payChannel: 'aliPay' } as const;

/** Any call that creates an order for the user of this token. */
type Buy = (token: string) => Promise<HttpAnswer<{ orderNo: string }>>;

export interface CopiedOrder {
  user_id: string;
  /** The payment has the same number. */
  order_no: string;
  fen: number;
}

export const buyMonth =
  (serverUrl: string): Buy =>
  (token) =>
    callServer(serverUrl, 'createPurchaseH5', MONTH, { clientType: 'Android', token });

/**
 * Creates one order with its call and returns its number. Creating orders is not what is measured, so the
 * others are copies.
 */
export async function makeModelOrder(serverUrl: string, buy: Buy): Promise<string> {
  const response = await fetch(`${serverUrl}/lab/api/users`, { method: 'POST' });
  const { token } = (await response.json()) as { token: string };
  const made = await buy(token);
  if (made.code !== '0000') throw new Error(`creating an order failed: ${made.msg}`);
  return made.data.orderNo;
}

/** Users for `copyOrder`: $2 new ones. */
export const newPeople = (clientType: 'Android' | 'tv') => `
  insert into users (nick_name, head_img_url, brand, client_type, registered_at)
  select 'bench', '', 'yujian', '${clientType}', now() from generate_series(1, $2::int)
  returning id, to_char(now(), 'YYMMDDHH24MISS') || '00001' || id as no`;

/** Copies the order $1 for each of `people`: a query that returns their ids and order numbers. */
export const copyOrder = (people: string) => `
  with people as (${people}), sold as (
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object('user_id', p.id, 'order_no', p.no))).*
    from orders o, people p where o.order_no = $1
    returning user_id, order_no, fen
  ), steps as (
    insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select p.id, p.no, s.from_state, s.to_state, s.cause, s.at from order_steps s, people p where s.order_no = $1
  ), attempts as (
    insert into payments
    select (jsonb_populate_record(m, jsonb_build_object(
      'user_id', p.id, 'order_no', p.no, 'payment_no', p.no, 'next_check_at', now() + interval '1 hour'))).*
    from payments m, people p where m.order_no = $1
  )
  select user_id, order_no, fen from sold`;
