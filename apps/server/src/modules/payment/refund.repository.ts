import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Payment } from './payment.repository.ts';
import { fulfilments, payments, type RefundKind, type RefundState, refunds } from './payment.tables.ts';

export type { RefundKind };

export type Refund = typeof refunds.$inferSelect;
export type NewRefund = Omit<typeof refunds.$inferInsert, 'state' | 'vPowerShort' | 'doneAt'>;

const isPayment = ({ userId, paymentNo }: Pick<Payment, 'userId' | 'paymentNo'>) =>
  and(eq(payments.userId, userId), eq(payments.paymentNo, paymentNo));

/** False when the payment is not paid, a refund of it is under way, or it has less than that left. */
export async function reserveRefund(tx: Db, payment: Payment, fen: number): Promise<boolean> {
  const reserved = sql`${payments.refundedFen} + ${fen}`;
  const moved = await tx
    .update(payments)
    .set({ state: 'refunding', refundedFen: reserved })
    .where(and(isPayment(payment), eq(payments.state, 'paid'), sql`${reserved} <= ${payments.fen}`))
    .returning({ paymentNo: payments.paymentNo });
  return moved.length > 0;
}

/** The provider has refunded it; the payment is over once nothing of it is left. */
export async function closeRefundedPayment(tx: Db, refund: Refund): Promise<void> {
  const state = sql`case when ${payments.refundedFen} = ${payments.fen} then 'refunded' else 'paid' end`;
  await tx
    .update(payments)
    .set({ state })
    .where(and(isPayment(refund), eq(payments.state, 'refunding')));
}

/** The money stays, or is here again. */
export async function releaseRefund(tx: Db, refund: Refund): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'paid', refundedFen: sql`${payments.refundedFen} - ${refund.fen}` })
    .where(isPayment(refund));
}

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

/** The latch of a refund: true for the one that moves it. */
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

/** Gives a refund that support entered by hand the number that the provider has for it. */
export async function setProviderRefundNo(
  tx: Db,
  { userId, refundNo }: Refund,
  providerRefundNo: string,
): Promise<void> {
  await tx.update(refunds).set({ providerRefundNo }).where(isRefund(userId, refundNo));
}

/** What was taken for a refund that was accepted before days left at that moment. */
export async function writeTaken(
  tx: Db,
  { userId, refundNo }: Refund,
  taken: Pick<Refund, 'days' | 'vPower' | 'points'>,
): Promise<void> {
  await tx.update(refunds).set(taken).where(isRefund(userId, refundNo));
}

/** What an order gave and which payment paid for it. */
export async function findFulfilment(db: Db, userId: number, orderNo: string) {
  const [row] = await db
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.userId, userId), eq(fulfilments.orderNo, orderNo)));
  return row;
}
