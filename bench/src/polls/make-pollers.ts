import { createHash, randomBytes } from 'node:crypto';
import { calls } from '@juban/contract';
import type pg from 'pg';
import { callServer } from '../../../apps/server/test/server-process.ts';
import { type CopiedOrder, copyOrder, makeModelOrder, newPeople } from '../lib/copy-order.ts';

const GOODS = { goodsCode: 'yujian_tv_month', sellingChannelId: 2 } as const;
const HEADERS = { clientType: 'tv' };

/** A client in front of a screen, or a phone that has scanned a code, and how it polls. */
export interface Poller {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Creates one order with its call and copies it for other logged-in users. */
export async function makePollers(serverUrl: string, database: pg.Pool, amount: number): Promise<Poller[]> {
  const model = await makeModelOrder(serverUrl, (token) =>
    callServer(serverUrl, 'getTvQr', GOODS, { ...HEADERS, token }),
  );
  const { rows } = await database.query<CopiedOrder>(COPY, [model, amount]);
  const people = rows.map(({ user_id: id, order_no: no }) => ({
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
  const polling = `${calls.getTvPayStatus.path}?orderNo=${no}`;
  if (index % 3 === 0)
    return { path: `${calls.getPayStatus.path}?orderNo=${no}`, headers: { ...HEADERS, token } };
  if (index % 3 === 1) return { path: polling, headers: { ...HEADERS, token } };
  return { path: `${polling}&orderInfoMD5=${handle}`, headers: {} };
}

const COPY = copyOrder(newPeople('tv'));

const LOG_IN = `
  insert into sessions (user_id, token_hash, created_at, expires_at)
  select s.user_id, s.token_hash, now(), now() + interval '1 hour'
  from unnest($1::bigint[], $2::text[]) as s (user_id, token_hash)`;

const HAND_OUT = `
  insert into order_handles (handle_hash, user_id, order_no, brand, expires_at)
  select h.handle_hash, h.user_id, h.order_no, 'yujian', now() + interval '1 hour'
  from unnest($1::text[], $2::bigint[], $3::text[]) as h (handle_hash, user_id, order_no)`;
