import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Append-only. One a day in Shanghai; includes the end of membership, so that only members can check in. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: userId().notNull(),
    day: date('day').notNull(),
    checkedAt: time('checked_at').notNull(),
    memberUntil: time('member_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Once for life per level, with the days and the V power it was taken with; again after a refund took it back. */
export const levelRewards = pgTable(
  'level_rewards',
  {
    userId: userId().notNull(),
    level: smallint('level').notNull(),
    days: integer('days').notNull(),
    vPower: integer('v_power').notNull(),
    takenAt: time('taken_at').notNull(),
    /** How often it was taken. */
    turn: smallint('turn').notNull().default(1),
    /** The refund that took it back. */
    reversedBy: text('reversed_by'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.level] })],
);

/** Of levels and of the mall. Only time and picture change, when a level is reached again. */
export const medals = pgTable(
  'medals',
  {
    userId: userId().notNull(),
    medal: text('medal').notNull(),
    name: text('name').notNull(),
    imgUrl: text('img_url').notNull(),
    cause: text('cause').notNull(),
    grantedAt: time('granted_at').notNull(),
    endsAt: time('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.medal] })],
);
