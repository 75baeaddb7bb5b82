import { PARTNER_YEAR_CAP_DAYS, type UnionType } from '@juban/domain';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { partnerYears, unionOrders, unionTurns } from './union.tables.ts';

export type UnionOrder = typeof unionOrders.$inferSelect;
export type UnionTurn = typeof unionTurns.$inferSelect;
export type Share = Pick<UnionOrder, 'partner' | 'account' | 'year' | 'days'>;

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

export async function setAccount(
  tx: Db,
  { userId, orderNo }: UnionOrder,
  { account, year }: Pick<UnionOrder, 'account' | 'year'>,
): Promise<void> {
  await tx
    .update(unionOrders)
    .set({ account, year })
    .where(and(eq(unionOrders.userId, userId), eq(unionOrders.orderNo, orderNo)));
}

export async function findTurn(db: Db, userId: number, type: UnionType): Promise<UnionTurn | undefined> {
  const [row] = await db
    .select()
    .from(unionTurns)
    .where(and(eq(unionTurns.userId, userId), eq(unionTurns.unionType, type)));
  return row;
}

/** Nobody waits that long: an order is closed or paid before. */
const FOR_NOW = new Date('9999-12-31T00:00:00Z');

/** True for the one caller that finds the turn free; it is taken until its order is closed, or paid and rested. */
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

/** Counts days for the account's year; false where that would be more than it may be given. */
export async function promiseDays(tx: Db, { partner, account, year, days }: Share): Promise<boolean> {
  if (days > PARTNER_YEAR_CAP_DAYS) return false;
  const promised = await tx
    .insert(partnerYears)
    .values({ partner, account, year, days })
    .onConflictDoUpdate({
      target: [partnerYears.partner, partnerYears.account, partnerYears.year],
      set: { days: sql`${partnerYears.days} + ${days}` },
      setWhere: lte(partnerYears.days, PARTNER_YEAR_CAP_DAYS - days),
    })
    .returning({ days: partnerYears.days });
  return promised.length > 0;
}

export async function unpromiseDays(tx: Db, { partner, account, year, days }: Share): Promise<void> {
  await tx
    .update(partnerYears)
    .set({ days: sql`${partnerYears.days} - ${days}` })
    .where(
      and(eq(partnerYears.partner, partner), eq(partnerYears.account, account), eq(partnerYears.year, year)),
    );
}

/**
 * Clauses by which the statement that fulfils an order has its turn rest. That statement defines `bought` (user_id,
 * order_no, at), one row at most; `union_owed` is what the partner is to be asked for. Its account is read from the
 * newest row: it may have been changed while the statement waited for the user's row.
 */
export const UNION_PAID = `union_paid as (
    select u.*, b.at from bought b join union_orders u on u.user_id = b.user_id and u.order_no = b.order_no
    for update of u
  ), union_rest as (
    update union_turns t set free_at = p.at + p.rest_days * interval '24 hours'
    from union_paid p
    where t.user_id = p.user_id and t.union_type = p.union_type and t.order_no = p.order_no
  ), union_owed as (
    select 'order:' || p.order_no as cause, p.partner, p.account, p.days, p.product, p.at from union_paid p
  )`;
