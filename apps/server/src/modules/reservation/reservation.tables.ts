import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

interface Picture {
  title: string;
  image: string;
}

export const gameReservations = pgTable('game_reservations', {
  reservationId: text('reservation_id').primaryKey(),
  game: jsonb('game').$type<{ name: string; icon: string; firm: string }>().notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  banner: text('banner').notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  gifts: jsonb('gifts').$type<string[]>().notNull(),
  topic: jsonb('topic').$type<Picture & { target: string }>().notNull(),
  reserved: jsonb('reserved').$type<Picture>().notNull(),
  soon: jsonb('soon').$type<Picture>().notNull(),
  /** The clip's path; the link that plays it is made for each answer. */
  video: jsonb('video').$type<{ clip: string; poster: string }>().notNull(),
  brands: jsonb('brands').$type<string[]>().notNull(),
});

/** One per user and game, for ever: enforced by the key. */
export const reservations = pgTable(
  'reservations',
  {
    reservationId: text('reservation_id').notNull(),
    userId: userId().notNull(),
    reservedAt: time('reserved_at').notNull(),
    windowStartsAt: time('window_starts_at').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.userId] })],
);
