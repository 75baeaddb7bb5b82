import { bigint, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

const activity = () => text('activity').notNull();

/** Append-only: published terms never change. */
export const activityGiftTerms = pgTable(
  'activity_gift_terms',
  {
    activity: activity(),
    version: integer('version').notNull(),
    seedSealed: text('seed_sealed').notNull(),
    seedHash: text('seed_hash').notNull(),
    winners: integer('winners').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    drawsAt: time('draws_at').notNull(),
    publishedAt: time('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.activity, table.version] })],
);

/** Append-only; one per activity. */
export const activityGiftDraws = pgTable('activity_gift_draws', {
  activity: text('activity').primaryKey(),
  version: integer('version').notNull(),
  participants: integer('participants').notNull(),
  drawnAt: time('drawn_at').notNull(),
});

/** Append-only; participants in the drawn order. */
export const activityGiftEntries = pgTable(
  'activity_gift_entries',
  {
    activity: activity(),
    place: integer('place').notNull(),
    entryNo: text('entry_no').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activity, table.place] }),
    unique().on(table.activity, table.entryNo),
  ],
);

export const activityGiftParcels = pgTable(
  'activity_gift_parcels',
  {
    userId: userId().notNull(),
    activity: activity(),
    entryNo: text('entry_no').notNull(),
    courier: text('courier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.activity] }),
    unique().on(table.activity, table.entryNo),
  ],
);

export type GiftAct = 'draw' | 'list' | 'send' | 'correct' | 'publish';

/** Append-only. */
export const activityGiftActs = pgTable('activity_gift_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  activity: activity(),
  act: text('act').$type<GiftAct>().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: time('made_at').notNull(),
  amount: integer('amount').notNull(),
});
