import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Append-only; a trigger refuses update and delete. */
export const analyticsEvents = pgTable('analytics_events', {
  /** Made by the client: an event that is sent again has the same key. */
  eventKey: text('event_key').primaryKey(),
  eventId: integer('event_id').notNull(),
  clientType: text('client_type').notNull(),
  clientVersion: text('client_version').notNull(),
  userId: userId(),
  properties: jsonb('properties').$type<Readonly<Record<string, unknown>>>().notNull(),
  at: time('at').notNull(),
  receivedAt: time('received_at').notNull(),
});
