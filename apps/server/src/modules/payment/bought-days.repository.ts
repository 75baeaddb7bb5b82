import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from './payment.tables.ts';

/** When and for which brands; no brands: all of them. */
export interface BuyingPeriod {
  startsAt: Date;
  endsAt: Date;
  brands: readonly string[];
}

/** Membership days of orders paid inside the period; those whose money went back, or is going, count no longer. */
export async function readBoughtDays(
  db: Db,
  userId: number,
  { startsAt, endsAt, brands }: BuyingPeriod,
): Promise<number> {
  const [row] = await db
    .select({ days: sql<number>`coalesce(sum(${orders.days}), 0)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, ['paid', 'fulfilled']),
        gte(orders.paidAt, startsAt),
        lt(orders.paidAt, endsAt),
        brands.length > 0 ? inArray(orders.brand, [...brands]) : undefined,
      ),
    );
  return row?.days ?? 0;
}

const isLeaving = eq(orders.state, 'refunding');

/** V power of orders whose money is on its way back: it is still there, and soon no longer. */
export const readLeavingVPower = (db: Db, userId: number): Promise<number> =>
  sumVPower(db, and(eq(orders.userId, userId), isLeaving));

/** Of the V power that stood at a moment, that of orders whose money has gone back since, or is on its way. */
export function readLeftVPower(db: Db, userId: number, at: Date): Promise<number> {
  const hasLeft = and(eq(orders.state, 'refunded'), gte(orders.endedAt, at));
  return sumVPower(db, and(eq(orders.userId, userId), lte(orders.paidAt, at), or(isLeaving, hasLeft)));
}

async function sumVPower(db: Db, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ vPower: sql<number>`coalesce(sum(${orders.vPower}), 0)::int` })
    .from(orders)
    .where(which);
  return row?.vPower ?? 0;
}
