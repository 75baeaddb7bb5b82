import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Order } from './order.repository.ts';
import { orders } from './payment.tables.ts';

/** One page, newest first; the number only decides between two of the same moment. */
export async function listOwnOrders(
  db: Db,
  userId: number,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countOwnOrders(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(eq(orders.userId, userId));
  return row?.total ?? 0;
}
