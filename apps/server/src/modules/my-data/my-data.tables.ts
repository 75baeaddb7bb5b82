import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts that are to be deleted, and those that were. */
export const accountDeletions = pgTable('account_deletions', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  askedAt: time('asked_at').notNull(),
  dueAt: time('due_at').notNull(),
  nextAt: time('next_at'),
  doneAt: time('done_at'),
});
