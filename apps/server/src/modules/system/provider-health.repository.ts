import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

const MOST_OPEN = 1_000;

/** A message that waits after a failure, or was given up. */
export interface OpenMessage {
  topic: string;
  payload: Record<string, unknown>;
  failedAt: string | null;
  isDead: boolean;
  error: string;
}

/** Newest failures first; limited, because an outage leaves many of the same kind. */
export async function listOpenMessages(db: Db): Promise<OpenMessage[]> {
  const found = await db.execute(sql`
    select topic, payload, coalesce(failed_at, dead_at) as "failedAt", dead_at is not null as "isDead",
      coalesce(last_error, '') as error
    from outbox_messages
    where delivered_at is null and withdrawn_at is null and (attempts > 0 or dead_at is not null)
    order by coalesce(failed_at, dead_at) desc nulls last limit ${MOST_OPEN}`);
  return rowsOf<OpenMessage>(found);
}

/** The latest delivery of each topic. */
export async function listDelivered(db: Db, topics: readonly string[]) {
  const found = await db.execute(sql`
    select t.topic, d.delivered_at as "deliveredAt", d.payload
    from unnest(${sql.param([...topics])}::text[]) as t(topic)
    join lateral (select delivered_at, payload from outbox_messages m
      where m.topic = t.topic and m.delivered_at is not null order by m.delivered_at desc limit 1) d on true`);
  return rowsOf<{ topic: string; deliveredAt: string; payload: Record<string, unknown> }>(found);
}

/** When somebody paid last with each provider in each brand, since then. */
export async function listPaid(db: Db, since: Date) {
  const found = await db.execute(sql`
    select p.provider, o.brand, max(p.paid_at) as "paidAt" from payments p
    join orders o on o.user_id = p.user_id and o.order_no = p.order_no
    where p.paid_at >= ${since.toISOString()}::timestamptz group by 1, 2`);
  return rowsOf<{ provider: string; brand: string; paidAt: string }>(found);
}

export interface Owned {
  userId: number;
  no: string;
}
interface Located {
  no: string;
  provider: string;
  brand: string;
}

const unnested = (owned: readonly Owned[]) => sql`
  unnest(${sql.param(owned.map(({ userId }) => userId))}::bigint[], ${sql.param(owned.map(({ no }) => no))}::text[])
    as w(user_id, no)`;

/** Provider and brand of refunds. */
export async function locateRefunds(db: Db, owned: readonly Owned[]): Promise<Located[]> {
  const found = await db.execute(sql`
    select w.no, p.provider, o.brand from ${unnested(owned)}
    join refunds r on r.user_id = w.user_id and r.refund_no = w.no
    join payments p on p.user_id = r.user_id and p.payment_no = r.payment_no
    join orders o on o.user_id = r.user_id and o.order_no = r.order_no`);
  return rowsOf<Located>(found);
}

/** Provider and brand of contracts. */
export async function locateContracts(db: Db, owned: readonly Owned[]): Promise<Located[]> {
  const found = await db.execute(sql`
    select w.no, c.provider, c.brand from ${unnested(owned)}
    join contracts c on c.user_id = w.user_id and c.contract_no = w.no`);
  return rowsOf<Located>(found);
}
