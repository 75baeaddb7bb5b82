import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { callServer } from '../../../apps/server/test/server-process.ts';

const GOODS = { goodsCode: 'yujian_tv_month', sellingChannelId: 2 } as const;
const HEADERS = { clientType: 'tv' };

/** Somebody in front of a screen, or with a phone that has scanned it, and how they ask. */
export interface Poller {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** One order is made by its call, the others are written beside it, each of another user who is logged in. */
export async function makePollers(serverUrl: string, database: pg.Pool, amount: number): Promise<Poller[]> {
  const response = await fetch(`${serverUrl}/lab/api/users`, { method: 'POST' });
  const { token } = (await response.json()) as { token: string };
  const made = await callServer(serverUrl, 'getTvQr', GOODS, { ...HEADERS, token });
  if (made.code !== '0000') throw new Error(`no order was made: ${made.msg}`);
  const { rows } = await database.query<{ id: string; no: string }>(MAKE, [made.data.orderNo, amount]);
  const people = rows.map(({ id, no }) => ({
    id,
    no,
    token: `${Number(id).toString(36)}.${randomBytes(24).toString('base64url')}`,
    handle: randomBytes(16).toString('hex'),
  }));
  const ids = people.map(({ id }) => id);
  await database.query(LOG_IN, [ids, people.map((person) => sha256(person.token))]);
  const nos = people.map(({ no }) => no);
  await database.query(HAND_OUT, [people.map(({ handle }) => sha256(handle)), ids, nos]);
  return people.map(toPoller);
}

/** Desktops, televisions and phones, a third each. */
function toPoller({ no, token, handle }: Record<'no' | 'token' | 'handle', string>, index: number): Poller {
  const polling = `/api/selling-tv/pay/polling?orderNo=${no}`;
  if (index % 3 === 0)
    return { path: `/api/purchase_info/pay_status?orderNo=${no}`, headers: { ...HEADERS, token } };
  if (index % 3 === 1) return { path: polling, headers: { ...HEADERS, token } };
  return { path: `${polling}&orderInfoMD5=${handle}`, headers: {} };
}

const MAKE = `
  with people as (
    insert into users (nick_name, head_img_url, brand, client_type, registered_at)
    select 'bench', '', 'yujian', 'tv', now() from generate_series(1, $2::int)
    returning id, to_char(now(), 'YYMMDDHH24MISS') || '00001' || id as no
  ), sold as (
    insert into orders
    select (jsonb_populate_record(o, jsonb_build_object('user_id', p.id, 'order_no', p.no))).*
    from orders o, people p where o.order_no = $1
  ), steps as (
    insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select p.id, p.no, s.from_state, s.to_state, s.cause, s.at from order_steps s, people p where s.order_no = $1
  ), attempts as (
    insert into payments
    select (jsonb_populate_record(m, jsonb_build_object(
      'user_id', p.id, 'order_no', p.no, 'payment_no', p.no, 'next_check_at', now() + interval '1 hour'))).*
    from payments m, people p where m.order_no = $1
  )
  select id, no from people`;

const LOG_IN = `
  insert into sessions (user_id, token_hash, created_at, expires_at)
  select s.user_id, s.token_hash, now(), now() + interval '1 hour'
  from unnest($1::bigint[], $2::text[]) as s (user_id, token_hash)`;

const HAND_OUT = `
  insert into order_handles (handle_hash, user_id, order_no, brand, expires_at)
  select h.handle_hash, h.user_id, h.order_no, 'yujian', now() + interval '1 hour'
  from unnest($1::text[], $2::bigint[], $3::text[]) as h (handle_hash, user_id, order_no)`;
