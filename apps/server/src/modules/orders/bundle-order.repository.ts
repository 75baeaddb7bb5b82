import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderSteps, orders } from './order.tables.ts';

/** A paid order of a package that includes gifts. */
export interface BundleOrder {
  orderNo: string;
  bundle: string | null;
  paidAt: Date | null;
  /** When its refund was requested. */
  takenBackAt: Date | null;
}

/** Whatever happened to them later. */
export async function listBundleOrders(db: Db, userId: number): Promise<BundleOrder[]> {
  return db
    .select({
      orderNo: orders.orderNo,
      bundle: orders.thirdInfo,
      paidAt: orders.paidAt,
      takenBackAt: orderSteps.at,
    })
    .from(orders)
    .leftJoin(
      orderSteps,
      and(
        eq(orderSteps.userId, orders.userId),
        eq(orderSteps.orderNo, orders.orderNo),
        inArray(orderSteps.from, ['fulfilled', 'paid']),
        eq(orderSteps.to, 'refunding'),
      ),
    )
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.thirdInfo),
        isNotNull(orders.paidAt),
        // Held for review: its gifts are not available yet.
        ne(orders.state, 'paid'),
      ),
    );
}
