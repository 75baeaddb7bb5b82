import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from './order.tables.ts';

/** Brand and goods of every order of a user, by number. */
export const listOrderNames = (db: Db, userId: number) =>
  db
    .select({ orderNo: orders.orderNo, brand: orders.brand, goodsName: orders.goodsName })
    .from(orders)
    .where(eq(orders.userId, userId));
