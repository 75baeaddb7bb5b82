import type { GameReportReason } from '@juban/domain';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** What a user has played: one row per game, however often. */
export const gamePlays = pgTable(
  'game_plays',
  {
    userId: userId().notNull(),
    gameId: text('game_id').notNull(),
    openedAt: time('opened_at').notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gameId] })],
);

export const gameBookings = pgTable(
  'game_bookings',
  {
    userId: userId().notNull(),
    gameId: text('game_id').notNull(),
    bookedAt: time('booked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gameId] })],
);

/** Without a row the defaults apply. */
export const gameSettings = pgTable('game_settings', {
  userId: userId().primaryKey(),
  releaseNotice: boolean('release_notice').notNull(),
  wifiOnly: boolean('wifi_only').notNull(),
  keepHistory: boolean('keep_history').notNull(),
});

/** The day is in Shanghai: a user reports a game once a day. */
export const gameReports = pgTable(
  'game_reports',
  {
    reportNo: uuid('report_no').primaryKey(),
    userId: userId(),
    gameId: text('game_id').notNull(),
    reason: text('reason').$type<GameReportReason>().notNull(),
    content: text('content').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    clientType: text('client_type').notNull(),
    reportedOn: date('reported_on').notNull(),
    at: time('at').notNull(),
  },
  (table) => [unique().on(table.userId, table.gameId, table.reportedOn)],
);
