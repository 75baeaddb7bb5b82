import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type PaymentState, payments } from './payment.tables.ts';

export type Payment = typeof payments.$inferSelect;
export type NewPayment = Omit<
  typeof payments.$inferInsert,
  'state' | 'tradeNo' | 'surplus' | 'paidAt' | 'checks'
>;

type PaymentName = Pick<Payment, 'userId' | 'paymentNo'>;

const isPayment = ({ userId, paymentNo }: PaymentName) =>
  and(eq(payments.userId, userId), eq(payments.paymentNo, paymentNo));

export async function insertPayment(tx: Db, payment: NewPayment): Promise<void> {
  await tx.insert(payments).values({ ...payment, state: 'open' });
}

/** False if its number is used, or an attempt by that provider and method is open already. */
export async function insertAttempt(db: Db, payment: NewPayment): Promise<boolean> {
  const made = await db
    .insert(payments)
    .values({ ...payment, state: 'open' })
    .onConflictDoNothing()
    .returning({ paymentNo: payments.paymentNo });
  return made.length > 0;
}

export async function findPayment(db: Db, userId: number, paymentNo: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(isPayment({ userId, paymentNo }));
  return row;
}

/** Every attempt to pay an order, oldest first. */
export async function listPayments(db: Db, userId: number, orderNo: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.orderNo, orderNo)))
    .orderBy(asc(payments.createdAt), asc(payments.paymentNo));
}

/** False if it is no longer open. Later notifications about it are still processed. */
export async function closePayment(tx: Db, payment: PaymentName): Promise<boolean> {
  const closed = await tx
    .update(payments)
    .set({ state: 'closed', nextCheckAt: null })
    .where(and(isPayment(payment), eq(payments.state, 'open')))
    .returning({ paymentNo: payments.paymentNo });
  return closed.length > 0;
}

/** The next payment to query, locked by this transaction; other processes skip it. */
export async function takeDuePayment(tx: Db, now: Date): Promise<Payment | undefined> {
  const [due] = await tx
    .select()
    .from(payments)
    .where(lte(payments.nextCheckAt, now))
    .orderBy(asc(payments.nextCheckAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
}

export async function scheduleCheck(
  tx: Db,
  payment: PaymentName,
  change: { checks?: number; nextCheckAt: Date | null },
): Promise<void> {
  await tx.update(payments).set(change).where(isPayment(payment));
}

/** Schedules one more query of a payment that was closed before the provider knew it, unless it is paid. */
export async function scheduleLateCheck(tx: Db, payment: PaymentName, nextCheckAt: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ nextCheckAt })
    .where(and(isPayment(payment), eq(payments.state, 'closed')));
}

/**
 * Marks money that no order waits for; false if it was marked or settled before. The caller has locked the user's row.
 */
export async function markSurplus(
  tx: Db,
  payment: PaymentName,
  { tradeNo, at }: { tradeNo: string; at: Date },
): Promise<boolean> {
  const waits = inArray(payments.state, ['open', 'closed']);
  const taken = await tx
    .update(payments)
    .set({ state: 'paid', tradeNo, paidAt: at, surplus: true, nextCheckAt: null })
    .where(and(isPayment(payment), waits))
    .returning({ paymentNo: payments.paymentNo });
  return taken.length > 0;
}

export async function hasPaymentIn(
  db: Db,
  userId: number,
  states: readonly PaymentState[],
): Promise<boolean> {
  const found = await db
    .select({ paymentNo: payments.paymentNo })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.state, [...states])))
    .limit(1);
  return found.length > 0;
}

/** False if the payment is not paid, a refund of it is in progress, or it has less than that left. */
export async function reserveForRefund(tx: Db, payment: PaymentName, fen: number): Promise<boolean> {
  const reserved = sql`${payments.refundedFen} + ${fen}`;
  const moved = await tx
    .update(payments)
    .set({ state: 'refunding', refundedFen: reserved })
    .where(and(isPayment(payment), eq(payments.state, 'paid'), sql`${reserved} <= ${payments.fen}`))
    .returning({ paymentNo: payments.paymentNo });
  return moved.length > 0;
}

/** The provider has refunded it; the payment is over once nothing of it is left. */
export async function finishRefundOf(tx: Db, payment: PaymentName): Promise<void> {
  const state = sql`case when ${payments.refundedFen} = ${payments.fen} then 'refunded' else 'paid' end`;
  await tx
    .update(payments)
    .set({ state })
    .where(and(isPayment(payment), eq(payments.state, 'refunding')));
}

/** The refund failed or was reversed, so the money is still ours. */
export async function releaseRefundOf(tx: Db, refund: PaymentName & { fen: number }): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'paid', refundedFen: sql`${payments.refundedFen} - ${refund.fen}` })
    .where(isPayment(refund));
}
