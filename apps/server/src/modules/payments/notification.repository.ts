import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { paymentNotifications } from './payment.tables.ts';

export type StoredNotification = typeof paymentNotifications.$inferSelect;

/** The notifications of these payments, in the order they came. */
export async function listNotifications(
  db: Db,
  userId: number,
  paymentNos: readonly string[],
): Promise<StoredNotification[]> {
  return db
    .select()
    .from(paymentNotifications)
    .where(
      and(eq(paymentNotifications.userId, userId), inArray(paymentNotifications.paymentNo, [...paymentNos])),
    )
    .orderBy(asc(paymentNotifications.receivedAt), asc(paymentNotifications.notificationId));
}
