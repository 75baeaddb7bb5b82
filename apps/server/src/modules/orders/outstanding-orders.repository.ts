import type { OrderState } from '@juban/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from './order.tables.ts';

export async function hasOrderIn(db: Db, userId: number, states: readonly OrderState[]): Promise<boolean> {
  const found = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, [...states])))
    .limit(1);
  return found.length > 0;
}

/** The version of a document that the newest order with it froze. */
export async function findFrozen(
  db: Db,
  userId: number,
  key: string,
): Promise<{ version: number; at: Date } | undefined> {
  const [order] = await db
    .select({ agreements: orders.agreements, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), sql`${orders.agreements} @> ${JSON.stringify([{ key }])}::jsonb`))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const frozen = order?.agreements.find((agreement) => agreement.key === key);
  return order && frozen && { version: frozen.version, at: order.at };
}
