import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from './order.tables.ts';

/** The period and the brands; no brands means all of them. */
export interface BuyingPeriod {
  startsAt: Date;
  endsAt: Date;
  brands: readonly string[];
}

/** Membership days of orders paid inside the period, without those that were refunded or are held for review. */
export async function readBoughtDays(
  db: Db,
  userId: number,
  { startsAt, endsAt, brands }: BuyingPeriod,
): Promise<number> {
  const kept = sql`${orders.days} - coalesce((select sum(r.days) from refunds r
    where r.user_id = ${orders.userId} and r.order_no = ${orders.orderNo} and r.state in ('asked', 'done')
      and r.kind <> 'surplus'), 0)`;
  const [row] = await db
    .select({ days: sql<number>`coalesce(sum(${kept}), 0)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, ['fulfilled', 'partly-refunded']),
        gte(orders.paidAt, startsAt),
        lt(orders.paidAt, endsAt),
        brands.length > 0 ? inArray(orders.brand, [...brands]) : undefined,
      ),
    );
  return row?.days ?? 0;
}
