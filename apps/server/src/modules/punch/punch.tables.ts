import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => bigint('user_id', { mode: 'number' });

/** Append-only. The seven days of a user, once for life, begun while the account was new. */
export const punchRuns = pgTable('punch_runs', {
  userId: owner().primaryKey(),
  firstDay: date('first_day').notNull(),
  startedAt: time('started_at').notNull(),
  registeredAt: time('registered_at').notNull(),
});

/** Append-only. One a day in Shanghai, 1 to 7 from the first day of the run. */
export const punchMarks = pgTable(
  'punch_marks',
  {
    userId: owner().notNull(),
    dayNum: smallint('day_num').notNull(),
    firstDay: date('first_day').notNull(),
    markedAt: time('marked_at').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dayNum] })],
);

/** Append-only. A device takes part with one account for ever, and so does the phone of an account. */
export const punchDevices = pgTable('punch_devices', {
  deviceIndex: text('device_index').primaryKey(),
  userId: owner().notNull(),
  firstSeenAt: time('first_seen_at').notNull(),
});

export const userSettings = pgTable('user_settings', {
  userId: owner().primaryKey(),
  punchRemind: boolean('punch_remind').notNull(),
  changedAt: time('changed_at').notNull(),
});
