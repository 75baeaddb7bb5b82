import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Append-only; a trigger refuses update and delete. */
export const analyticsEvents = pgTable('analytics_events', {
  /** Made by the client: the same event sent again finds its key taken. */
  eventKey: text('event_key').primaryKey(),
  eventId: integer('event_id').notNull(),
  clientType: text('client_type').notNull(),
  clientVersion: text('client_version').notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  properties: jsonb('properties').$type<Readonly<Record<string, unknown>>>().notNull(),
  at: time('at').notNull(),
  receivedAt: time('received_at').notNull(),
});
