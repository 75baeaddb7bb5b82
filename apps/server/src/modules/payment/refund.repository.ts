import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Payment } from './payment.repository.ts';
import { fulfilments, type PaymentState, payments, type RefundKind, refunds } from './payment.tables.ts';

export type { RefundKind };

export type Refund = typeof refunds.$inferSelect;
export type NewRefund = Omit<typeof refunds.$inferInsert, 'state' | 'vPowerShort' | 'doneAt'>;

/** From one state to the next, for whoever comes first; false for everybody after. */
export async function movePayment(
  tx: Db,
  { userId, paymentNo }: Pick<Payment, 'userId' | 'paymentNo'>,
  from: PaymentState,
  to: PaymentState,
): Promise<boolean> {
  const moved = await tx
    .update(payments)
    .set({ state: to })
    .where(and(eq(payments.userId, userId), eq(payments.paymentNo, paymentNo), eq(payments.state, from)))
    .returning({ paymentNo: payments.paymentNo });
  return moved.length > 0;
}

export async function insertRefund(tx: Db, refund: NewRefund): Promise<void> {
  await tx.insert(refunds).values({ ...refund, state: 'asked' });
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

/** The latch of a refund: true for the one that finishes it. */
export async function finishRefund(
  tx: Db,
  { userId, refundNo }: Pick<Refund, 'userId' | 'refundNo'>,
  doneAt: Date,
): Promise<boolean> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', doneAt })
    .where(and(isRefund(userId, refundNo), eq(refunds.state, 'asked')))
    .returning({ refundNo: refunds.refundNo });
  return done.length > 0;
}

export async function writeShortfall(tx: Db, { userId, refundNo }: Refund, vPowerShort: number) {
  await tx.update(refunds).set({ vPowerShort }).where(isRefund(userId, refundNo));
}

/** What an order gave and which payment paid for it. */
export async function findFulfilment(db: Db, userId: number, orderNo: string) {
  const [row] = await db
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.userId, userId), eq(fulfilments.orderNo, orderNo)));
  return row;
}
