import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Append-only; one per order, one per payment. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    userId: userId().notNull(),
    orderNo: text('order_no').notNull(),
    paymentNo: text('payment_no').notNull(),
    days: integer('days').notNull(),
    vPower: integer('v_power').notNull(),
    fulfilledAt: time('fulfilled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo] }),
    unique().on(table.userId, table.paymentNo),
  ],
);
