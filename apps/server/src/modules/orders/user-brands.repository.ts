import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from './order.tables.ts';

/** A contract begins with an order, so that orders name the brands of contracts too. */
export async function listOrderBrands(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectDistinct({ brand: orders.brand }).from(orders).where(eq(orders.userId, userId));
  return rows.map(({ brand }) => brand);
}
