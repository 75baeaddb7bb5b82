import { PARTNER_YEAR_CAP_DAYS, type UnionType } from '@juban/domain';
import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { type Db, rowsOf } from '../../db/database.ts';
import { defineTopic } from '../../platform/topic.ts';
import { partnerYears, unionOrders, unionTurns } from './union.tables.ts';

export type UnionOrder = typeof unionOrders.$inferSelect;
export type UnionTurn = typeof unionTurns.$inferSelect;

/** Days of an account's year. */
export interface Share {
  partner: string;
  account: string;
  year: number;
  days: number;
}

interface CountedShare extends Share {
  cause: string;
}

export async function findUnionOrder(
  db: Db,
  userId: number,
  orderNo: string,
): Promise<UnionOrder | undefined> {
  const [row] = await db
    .select()
    .from(unionOrders)
    .where(and(eq(unionOrders.userId, userId), eq(unionOrders.orderNo, orderNo)));
  return row;
}

export async function insertUnionOrder(tx: Db, order: UnionOrder): Promise<void> {
  await tx.insert(unionOrders).values(order);
}

export async function setAccount(tx: Db, { userId, orderNo }: UnionOrder, account: string): Promise<void> {
  await tx
    .update(unionOrders)
    .set({ account })
    .where(and(eq(unionOrders.userId, userId), eq(unionOrders.orderNo, orderNo)));
}

export async function findTurn(db: Db, userId: number, type: UnionType): Promise<UnionTurn | undefined> {
  const [row] = await db
    .select()
    .from(unionTurns)
    .where(and(eq(unionTurns.userId, userId), eq(unionTurns.unionType, type)));
  return row;
}

/** Far in the future: the order is closed or paid before. */
const FOR_NOW = new Date('9999-12-31T00:00:00Z');

/**
 * True for the one caller that finds the turn free; it is taken until its order is closed, or paid and its
 * rest is over.
 */
export async function takeTurn(
  tx: Db,
  { userId, unionType, orderNo }: Pick<UnionTurn, 'userId' | 'unionType' | 'orderNo'>,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .insert(unionTurns)
    .values({ userId, unionType, orderNo, freeAt: FOR_NOW })
    .onConflictDoUpdate({
      target: [unionTurns.userId, unionTurns.unionType],
      set: { orderNo, freeAt: FOR_NOW },
      setWhere: lte(unionTurns.freeAt, now),
    })
    .returning({ orderNo: unionTurns.orderNo });
  return taken.length > 0;
}

/** Whether the account's year allows that many more days; valid only at this time. */
export async function hasQuota(db: Db, { partner, account, year, days }: Share): Promise<boolean> {
  const [row] = await db
    .select({ days: partnerYears.days })
    .from(partnerYears)
    .where(isYear(partner, account, year));
  return (row?.days ?? 0) + days <= PARTNER_YEAR_CAP_DAYS;
}

const isYear = (partner: string, account: string, year: number) =>
  and(eq(partnerYears.partner, partner), eq(partnerYears.account, account), eq(partnerYears.year, year));

/** Counts days for the account's year; false if that would exceed its cap. */
export async function countDays(tx: Db, { partner, account, year, days }: Share): Promise<boolean> {
  if (days > PARTNER_YEAR_CAP_DAYS) return false;
  const counted = await tx
    .insert(partnerYears)
    .values({ partner, account, year, days })
    .onConflictDoUpdate({
      target: [partnerYears.partner, partnerYears.account, partnerYears.year],
      set: { days: sql`${partnerYears.days} + ${days}` },
      setWhere: lte(partnerYears.days, PARTNER_YEAR_CAP_DAYS - days),
    })
    .returning({ days: partnerYears.days });
  return counted.length > 0;
}

/** Counted days that are not granted after all. */
export async function returnDays(tx: Db, { partner, account, year, days }: Share): Promise<void> {
  await tx
    .update(partnerYears)
    .set({ days: sql`${partnerYears.days} - ${days}` })
    .where(isYear(partner, account, year));
}

/**
 * What each grant of a user counts for, by its cause, in the order of the years' keys, in which several must be locked.
 */
export async function listShares(tx: Db, userId: number, causes: readonly string[]): Promise<CountedShare[]> {
  const rows = await tx.execute(sql`
    select cause, partner, account, year, days from (
      select 'order:' || order_no as cause, partner, account, year, days from union_orders
        where user_id = ${userId} and cap_state = 'counted'
      union all
      select 'activity:' || user_id || ':' || item_id, partner, account, year, days from activity_claims
        where user_id = ${userId}
    ) s
    where cause in ${[...causes]}
    order by partner, account, year, cause`);
  return rowsOf<CountedShare>(rows);
}

/**
 * Clauses by which the statement that fulfils an order counts the partner's days, and starts its turn's rest. That
 * statement defines `bought` (user_id, order_no, at), one row at most; `union_owed` is what the partner is to be asked
 * for. Its account is read from the newest row: it may have been changed while the statement waited for the user's row.
 * An account whose year has no days left is owed nothing: the turn is free again and `union_full` asks for the refund.
 */
export const UNION_PAID = `union_paid as (
    select u.*, b.at, extract(year from b.at at time zone interval '8 hours')::int as paid_year
    from bought b join union_orders u on u.user_id = b.user_id and u.order_no = b.order_no
    for update of u
  ), union_share as (
    insert into partner_years as y (partner, account, year, days)
    select p.partner, p.account, p.paid_year, p.days from union_paid p
    on conflict (partner, account, year) do update set days = y.days + excluded.days
      where y.days + excluded.days <= ${PARTNER_YEAR_CAP_DAYS}
    returning year
  ), union_counted as (
    update union_orders u set
      year = (select year from union_share),
      cap_state = case when exists (select 1 from union_share) then 'counted' else 'full' end
    from union_paid p where u.user_id = p.user_id and u.order_no = p.order_no
  ), union_rest as (
    update union_turns t set free_at =
      case when exists (select 1 from union_share) then p.at + p.rest_days * interval '24 hours' else p.at end
    from union_paid p
    where t.user_id = p.user_id and t.union_type = p.union_type and t.order_no = p.order_no
  ), union_owed as (
    select 'order:' || p.order_no as cause, p.partner, p.account, p.days, p.product, p.at
    from union_paid p where exists (select 1 from union_share)
  ), union_full as (
    select p.user_id, p.order_no, p.at from union_paid p where not exists (select 1 from union_share)
  )`;

const payload = z.object({ userId: z.int(), orderNo: z.string() });

/** The order of a union that the partner has no days for. */
export type FullUnion = z.output<typeof payload>;

export const unionFullTopic = defineTopic('union-full', payload);

/** The rows of `union_full` as messages of the outbox. */
export const UNION_FULL_MESSAGES = `
  select '${unionFullTopic.name}' as topic, 'union-full:' || f.order_no as message_key,
    jsonb_build_object('userId', f.user_id, 'orderNo', f.order_no) as payload, f.at as due_at
  from union_full f`;
