import { pgTable } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Accounts that will be deleted, and those that were. */
export const accountDeletions = pgTable('account_deletions', {
  userId: userId().primaryKey(),
  askedAt: time('asked_at').notNull(),
  dueAt: time('due_at').notNull(),
  nextAt: time('next_at'),
  doneAt: time('done_at'),
});
