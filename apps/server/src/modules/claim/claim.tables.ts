import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../db/columns.ts';

export const claimChannels = pgTable('claim_channels', {
  channel: text('channel').primaryKey(),
  title: text('title').notNull(),
  partner: text('partner').notNull(),
  days: integer('days').notNull(),
  backImages: jsonb('back_images').$type<string[]>().notNull(),
  buttonColor: text('button_color').notNull(),
  backgroundColor: text('background_color').notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  rules: jsonb('rules').$type<string[]>().notNull(),
  posters: jsonb('posters').$type<Array<{ title: string; image: string }>>().notNull(),
});

/** One per phone and channel, for ever: enforced by the key. */
export const claims = pgTable(
  'claims',
  {
    phoneIndex: text('phone_index').notNull(),
    channel: text('channel').notNull(),
    codeId: uuid('code_id').notNull().unique(),
    days: integer('days').notNull(),
    claimedAt: time('claimed_at').notNull(),
    windowStartsAt: time('window_starts_at').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
    receiptHash: text('receipt_hash').unique(),
  },
  (table) => [primaryKey({ columns: [table.phoneIndex, table.channel] })],
);
