import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
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

/** V power of orders whose money is on its way back: it is still there, and soon no longer. */
export async function readLeavingVPower(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ vPower: sql<number>`coalesce(sum(${orders.vPower}), 0)::int` })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'refunding')));
  return row?.vPower ?? 0;
}
