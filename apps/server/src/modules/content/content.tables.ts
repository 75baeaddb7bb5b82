import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../db/columns.ts';

export const contentPacks = pgTable('content_packs', {
  pack: text('pack').primaryKey(),
  hash: text('hash').notNull(),
  appliedAt: time('applied_at').notNull(),
});
