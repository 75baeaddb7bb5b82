import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Order } from './order.repository.ts';
import type { Payment } from './payment.repository.ts';
import { orders, payments } from './payment.tables.ts';

/** The next payment to be asked about, held by this transaction; other processes pass it over. */
export async function takeDuePayment(
  tx: Db,
  now: Date,
): Promise<{ payment: Payment; order: Order } | undefined> {
  const [due] = await tx
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, and(eq(orders.userId, payments.userId), eq(orders.orderNo, payments.orderNo)))
    .where(lte(payments.nextCheckAt, now))
    .orderBy(asc(payments.nextCheckAt))
    .limit(1)
    .for('update', { of: payments, skipLocked: true });
  return due;
}

export async function scheduleCheck(
  tx: Db,
  { userId, paymentNo }: Pick<Payment, 'userId' | 'paymentNo'>,
  change: { checks?: number; nextCheckAt: Date | null },
): Promise<void> {
  await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.userId, userId), eq(payments.paymentNo, paymentNo)));
}

/** Looks once more at a payment that was closed before the provider knew it, unless its money has come. */
export async function scheduleLateLook(tx: Db, payment: Payment, nextCheckAt: Date): Promise<void> {
  const { userId, paymentNo } = payment;
  await tx
    .update(payments)
    .set({ nextCheckAt })
    .where(and(eq(payments.userId, userId), eq(payments.paymentNo, paymentNo), eq(payments.state, 'closed')));
}
