import { desc, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { analyticsEvents } from './analytics.tables.ts';

export type StoredEvent = typeof analyticsEvents.$inferSelect;

/** Writes those whose key is not there yet. */
export async function insertEvents(db: Db, events: readonly StoredEvent[]): Promise<void> {
  // Sorted, so that two batches with the same events cannot deadlock.
  const ordered = [...events].sort((one, other) => (one.eventKey < other.eventKey ? -1 : 1));
  await db.insert(analyticsEvents).values(ordered).onConflictDoNothing();
}

/** How many events of each id arrived in each time step since then. */
export async function countEvents(db: Db, since: Date, stepMs: number) {
  const step = sql<number>`floor(extract(epoch from ${analyticsEvents.receivedAt}) * 1000 / ${stepMs}::int)::float8`;
  return db
    .select({ eventId: analyticsEvents.eventId, step, count: sql<number>`count(*)::int` })
    .from(analyticsEvents)
    .where(gte(analyticsEvents.receivedAt, since))
    .groupBy(sql`1`, sql`2`);
}

/** The latest ones, newest first. */
export async function readLastEvents(db: Db, most: number): Promise<StoredEvent[]> {
  const { receivedAt, at } = analyticsEvents;
  return db.select().from(analyticsEvents).orderBy(desc(receivedAt), desc(at)).limit(most);
}
