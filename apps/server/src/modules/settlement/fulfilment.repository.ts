import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { fulfilments } from './settlement.tables.ts';

/** What an order granted and which payment paid for it. */
export async function findFulfilment(db: Db, userId: number, orderNo: string) {
  const [row] = await db
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.userId, userId), eq(fulfilments.orderNo, orderNo)));
  return row;
}
