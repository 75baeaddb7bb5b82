import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Found by the hash of a scanned code's content; anyone who has it may pay the order, until its real time is over. */
export const orderHandles = pgTable('order_handles', {
  handleHash: text('handle_hash').primaryKey(),
  userId: userId().notNull(),
  orderNo: text('order_no').notNull(),
  brand: text('brand').notNull(),
  expiresAt: time('expires_at').notNull(),
});
