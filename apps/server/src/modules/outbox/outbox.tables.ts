import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../db/columns.ts';

export const outboxMessages = pgTable('outbox_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  topic: text('topic').notNull(),
  /** Sent with the message, so that a receiver can detect a repeat. */
  messageKey: text('message_key').notNull().unique(),
  payload: jsonb('payload').notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Failed attempts that count towards the end of the schedule. */
  refusals: integer('refusals').notNull().default(0),
  dueAt: time('due_at').notNull(),
  deliveredAt: time('delivered_at'),
  deadAt: time('dead_at'),
  /** Dead because its cause was withdrawn. */
  withdrawnAt: time('withdrawn_at'),
  /** The latest failed attempt. */
  failedAt: time('failed_at'),
  lastError: text('last_error'),
});
