import {
  mayTakeOrderStep,
  OPEN_ORDER_STATES,
  type OrderCounts,
  type OrderFacts,
  type OrderState,
} from '@juban/domain';
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderSteps, orders } from './order.tables.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'state' | 'paidAt' | 'endedAt'>;
export type OrderStepRow = typeof orderSteps.$inferSelect;

/** False if the user has an order of this number or under this idempotency key already. */
export async function insertOrder(tx: Db, order: NewOrder, cause: string): Promise<boolean> {
  const { userId, orderNo, createdAt } = order;
  const made = await tx
    .insert(orders)
    .values({ ...order, state: 'created' })
    .onConflictDoNothing()
    .returning({ orderNo: orders.orderNo });
  if (made.length === 0) return false;
  await tx.insert(orderSteps).values({ userId, orderNo, from: 'none', to: 'created', cause, at: createdAt });
  return true;
}

const isOrder = (userId: number, orderNo: string) =>
  and(eq(orders.userId, userId), eq(orders.orderNo, orderNo));

export async function findOrder(db: Db, userId: number, orderNo: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(isOrder(userId, orderNo));
  return row;
}

export async function listOrdersOf(db: Db, userId: number, orderNos: readonly string[]): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.orderNo, [...orderNos])));
}

export async function findOrderByKey(db: Db, userId: number, key: string): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return row;
}

/** Of one user; correct while the caller has locked the user's row. */
export async function countOrders(
  tx: Db,
  userId: number,
  { now, since }: { now: Date; since: Date },
): Promise<OrderCounts> {
  const isOpen = and(inArray(orders.state, [...OPEN_ORDER_STATES]), gt(orders.closesAt, now));
  const isNew = gt(orders.createdAt, since);
  const [counts] = await tx
    .select({
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      made: sql<number>`(count(*) filter (where ${isNew}))::int`,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(isOpen, isNew)));
  return counts ?? { open: 0, made: 0 };
}

/** The newest order that waits for its money, was made by that request, and does not close too soon. */
export async function findOpenOrder(
  tx: Db,
  userId: number,
  { requestHash, closesAfter }: { requestHash: string; closesAfter: Date },
): Promise<Order | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.requestHash, requestHash),
        inArray(orders.state, [...OPEN_ORDER_STATES]),
        gt(orders.closesAt, closesAfter),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row;
}

export async function listSteps(db: Db, userId: number, orderNo: string): Promise<OrderStepRow[]> {
  return db
    .select()
    .from(orderSteps)
    .where(and(eq(orderSteps.userId, userId), eq(orderSteps.orderNo, orderNo)))
    .orderBy(asc(orderSteps.seq));
}

export interface OrderMove {
  to: OrderState;
  cause: string;
  at: Date;
  facts: OrderFacts;
  /** The refund that it belongs to. */
  refundTurn?: number;
}

/**
 * Moves an order from the state that the caller read; false if it is not an allowed step, its guard refuses,
 * or the order has moved meanwhile. The caller has locked the user's row.
 */
export async function moveOrder(
  tx: Db,
  order: Pick<Order, 'userId' | 'orderNo' | 'state'>,
  { to, cause, at, facts, refundTurn = 0 }: OrderMove,
): Promise<boolean> {
  const { userId, orderNo, state: from } = order;
  if (!mayTakeOrderStep(from, to, facts)) return false;
  const ends = to === 'closed' || to === 'refunded';
  const pays = to === 'paid';
  const moved = await tx
    .update(orders)
    .set({
      state: to,
      endedAt: ends ? at : null,
      ...(pays ? { paidAt: sql`coalesce(${orders.paidAt}, ${at.toISOString()}::timestamptz)` } : {}),
    })
    .where(and(isOrder(userId, orderNo), eq(orders.state, from)))
    .returning({ orderNo: orders.orderNo });
  if (moved.length === 0) return false;
  await tx.insert(orderSteps).values({ userId, orderNo, from, to, cause, at, refundTurn });
  return true;
}
