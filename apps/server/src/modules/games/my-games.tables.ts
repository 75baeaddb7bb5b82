import type { GameReportReason } from '@juban/domain';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** What a user has played: one row a game, however often. */
export const gamePlays = pgTable(
  'game_plays',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    gameId: text('game_id').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gameId] })],
);

export const gameBookings = pgTable(
  'game_bookings',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    gameId: text('game_id').notNull(),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gameId] })],
);

/** No row: as everybody begins. */
export const gameSettings = pgTable('game_settings', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  releaseNotice: boolean('release_notice').notNull(),
  wifiOnly: boolean('wifi_only').notNull(),
  keepHistory: boolean('keep_history').notNull(),
});

/** The day is Shanghai's: a user reports a game once a day. */
export const gameReports = pgTable(
  'game_reports',
  {
    reportNo: uuid('report_no').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }),
    gameId: text('game_id').notNull(),
    reason: text('reason').$type<GameReportReason>().notNull(),
    content: text('content').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    clientType: text('client_type').notNull(),
    reportedOn: date('reported_on').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.userId, table.gameId, table.reportedOn)],
);
