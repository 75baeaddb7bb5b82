import type { BrandId } from '@juban/catalog';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type PageRequest, rowsOfPage } from '../../db/page.ts';
import type { Order } from './order.repository.ts';
import { orders } from './order.tables.ts';

const isOwn = (userId: number, brand: BrandId | undefined) =>
  and(eq(orders.userId, userId), brand ? eq(orders.brand, brand) : undefined);

/** One page, newest first; the number only decides between two of the same time. */
export async function listOwnOrders(
  db: Db,
  userId: number,
  page: PageRequest,
  brand?: BrandId,
): Promise<Order[]> {
  const { limit, offset } = rowsOfPage(page);
  return db
    .select()
    .from(orders)
    .where(isOwn(userId, brand))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(limit)
    .offset(offset);
}

export async function countOwnOrders(db: Db, userId: number, brand?: BrandId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(isOwn(userId, brand));
  return row?.total ?? 0;
}
