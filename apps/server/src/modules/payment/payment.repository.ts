import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments } from './payment.tables.ts';

export type Payment = typeof payments.$inferSelect;
export type NewPayment = Omit<
  typeof payments.$inferInsert,
  'state' | 'tradeNo' | 'surplus' | 'paidAt' | 'checks'
>;

export async function insertPayment(tx: Db, payment: NewPayment): Promise<void> {
  await tx.insert(payments).values({ ...payment, state: 'open' });
}

/** False when its number is taken, or an attempt by that provider and method is open already. */
export async function insertAttempt(db: Db, payment: NewPayment): Promise<boolean> {
  const made = await db
    .insert(payments)
    .values({ ...payment, state: 'open' })
    .onConflictDoNothing()
    .returning({ paymentNo: payments.paymentNo });
  return made.length > 0;
}

export async function findPayment(db: Db, userId: number, paymentNo: string): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.paymentNo, paymentNo)));
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

/** False when it is not open any more. Whatever the provider says of it later is still heard. */
export async function closePayment(tx: Db, { userId, paymentNo }: Payment): Promise<boolean> {
  const closed = await tx
    .update(payments)
    .set({ state: 'closed', nextCheckAt: null })
    .where(and(eq(payments.userId, userId), eq(payments.paymentNo, paymentNo), eq(payments.state, 'open')))
    .returning({ paymentNo: payments.paymentNo });
  return closed.length > 0;
}
