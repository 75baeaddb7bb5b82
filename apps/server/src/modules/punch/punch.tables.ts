import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Append-only. The seven days of a user, once for life, begun while the account was new. */
export const punchRuns = pgTable('punch_runs', {
  userId: userId().primaryKey(),
  firstDay: date('first_day').notNull(),
  startedAt: time('started_at').notNull(),
  registeredAt: time('registered_at').notNull(),
});

/** Append-only. One a day in Shanghai, 1 to 7 from the first day of the run. */
export const punchMarks = pgTable(
  'punch_marks',
  {
    userId: userId().notNull(),
    dayNum: smallint('day_num').notNull(),
    firstDay: date('first_day').notNull(),
    markedAt: time('marked_at').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dayNum] })],
);

/** Append-only. A device can be used by one account for ever, and so can the phone of an account. */
export const punchDevices = pgTable('punch_devices', {
  deviceIndex: text('device_index').primaryKey(),
  userId: userId().notNull(),
  firstSeenAt: time('first_seen_at').notNull(),
});

export const userSettings = pgTable('user_settings', {
  userId: userId().primaryKey(),
  punchRemind: boolean('punch_remind').notNull(),
  changedAt: time('changed_at').notNull(),
});
