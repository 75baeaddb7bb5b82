import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderHandles } from './scan-to-pay.tables.ts';

export type OrderHandle = typeof orderHandles.$inferSelect;

export async function insertHandle(db: Db, handle: OrderHandle): Promise<void> {
  await db.insert(orderHandles).values(handle);
}

export async function findHandles(db: Db, hashes: readonly string[]): Promise<OrderHandle[]> {
  return db
    .select()
    .from(orderHandles)
    .where(inArray(orderHandles.handleHash, [...hashes]));
}

/** Of one owner: making new ones removes their old ones. */
export async function dropHandles(db: Db, userId: number, endedBefore: Date): Promise<void> {
  await db
    .delete(orderHandles)
    .where(and(eq(orderHandles.userId, userId), lt(orderHandles.expiresAt, endedBefore)));
}
