import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** The owner of a purchase: found by its first transaction, set once and never changed. */
export const applePurchases = pgTable('apple_purchases', {
  originalTransactionId: text('original_transaction_id').primaryKey(),
  brand: text('brand').notNull(),
  userId: userId(),
  claimedAt: time('claimed_at'),
});

/** Append-only; a granted transaction, and the payment it settled. */
export const appleTransactions = pgTable(
  'apple_transactions',
  {
    userId: userId().notNull(),
    transactionId: text('transaction_id').notNull(),
    originalTransactionId: text('original_transaction_id').notNull(),
    orderNo: text('order_no').notNull(),
    paymentNo: text('payment_no').notNull(),
    productId: text('product_id').notNull(),
    purchasedAt: time('purchased_at').notNull(),
    expiresAt: time('expires_at'),
    jws: text('jws').notNull(),
    grantedAt: time('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.transactionId] }),
    unique().on(table.userId, table.paymentNo),
  ],
);

/** Append-only; each once, as received. */
export const appleNotices = pgTable('apple_notices', {
  notificationId: text('notification_id').primaryKey(),
  brand: text('brand').notNull(),
  type: text('type').notNull(),
  subtype: text('subtype').notNull(),
  transactionId: text('transaction_id').notNull(),
  originalTransactionId: text('original_transaction_id').notNull(),
  body: text('body').notNull(),
  receivedAt: time('received_at').notNull(),
});
