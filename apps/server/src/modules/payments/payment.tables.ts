import { boolean, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';
import type { PaymentMethod, ProviderId } from '../../ports/payment-gateway.ts';

export type PaymentState = 'open' | 'paid' | 'closed' | 'refunding' | 'refunded';

/** One attempt to pay an order; the provider knows it by paymentNo. */
export const payments = pgTable(
  'payments',
  {
    userId: userId().notNull(),
    paymentNo: text('payment_no').notNull(),
    orderNo: text('order_no').notNull(),
    provider: text('provider').$type<ProviderId>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    fen: integer('fen').notNull(),
    currency: text('currency').notNull(),
    appId: text('app_id').notNull(),
    sellerId: text('seller_id').notNull(),
    tradeNo: text('trade_no'),
    surplus: boolean('surplus').notNull().default(false),
    /** What was refunded or is being refunded. */
    refundedFen: integer('refunded_fen').notNull().default(0),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
    checks: smallint('checks').notNull().default(0),
    nextCheckAt: time('next_check_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.paymentNo] }),
    unique().on(table.userId, table.provider, table.tradeNo),
  ],
);

/** Append-only; each once, as received. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    userId: userId().notNull(),
    provider: text('provider').notNull(),
    notificationId: text('notification_id').notNull(),
    paymentNo: text('payment_no').notNull(),
    body: text('body').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider, table.notificationId] })],
);
