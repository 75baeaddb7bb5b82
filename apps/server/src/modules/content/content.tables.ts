import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contentPacks = pgTable('content_packs', {
  pack: text('pack').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});
