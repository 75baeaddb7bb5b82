import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type RefundKind, type RefundState, refunds } from './refund.tables.ts';

export type { RefundKind };

export type Refund = typeof refunds.$inferSelect;
export type NewRefund = Omit<typeof refunds.$inferInsert, 'state' | 'vPowerShort' | 'doneAt'>;

export async function insertRefund(tx: Db, refund: NewRefund): Promise<Refund> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, state: 'asked' })
    .returning();
  if (!row) throw new Error(`${refund.refundNo} was not written`);
  return row;
}

const isRefund = (userId: number, refundNo: string) =>
  and(eq(refunds.userId, userId), eq(refunds.refundNo, refundNo));

export async function findRefund(db: Db, userId: number, refundNo: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(isRefund(userId, refundNo));
  return row;
}

/** Every refund of an order's payments, oldest first. */
export async function listRefunds(db: Db, userId: number, orderNo: string): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.userId, userId), eq(refunds.orderNo, orderNo)))
    .orderBy(asc(refunds.askedAt), asc(refunds.refundNo));
}

/** Moves a refund's state by a conditional update: true for the one caller that moves it. */
export async function moveRefund(
  tx: Db,
  { userId, refundNo }: Pick<Refund, 'userId' | 'refundNo'>,
  { from, to, at }: { from: RefundState; to: RefundState; at: Date },
): Promise<boolean> {
  const done = await tx
    .update(refunds)
    .set({ state: to, doneAt: at })
    .where(and(isRefund(userId, refundNo), eq(refunds.state, from)))
    .returning({ refundNo: refunds.refundNo });
  return done.length > 0;
}

/** Adds the provider's number to a refund that support entered manually. */
export async function setProviderRefundNo(
  tx: Db,
  { userId, refundNo }: Refund,
  providerRefundNo: string,
): Promise<void> {
  await tx.update(refunds).set({ providerRefundNo }).where(isRefund(userId, refundNo));
}

/** What was taken for a refund from before days were taken on acceptance. */
export async function writeTaken(
  tx: Db,
  { userId, refundNo }: Refund,
  taken: Pick<Refund, 'days' | 'vPower' | 'points'>,
): Promise<void> {
  await tx.update(refunds).set(taken).where(isRefund(userId, refundNo));
}
