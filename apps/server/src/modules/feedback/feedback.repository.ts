import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type PageRequest, rowsOfPage } from '../../db/page.ts';
import { feedback } from './feedback.tables.ts';

export type Feedback = typeof feedback.$inferSelect;
export type NewFeedback = typeof feedback.$inferInsert;

/** False if the user has one under that key already. */
export async function insertFeedback(tx: Db, row: NewFeedback): Promise<boolean> {
  const written = await tx
    .insert(feedback)
    .values(row)
    .onConflictDoNothing({ target: [feedback.userId, feedback.idempotencyKey] })
    .returning({ feedbackId: feedback.feedbackId });
  return written.length > 0;
}

export async function findFeedbackByKey(tx: Db, userId: number, key: string): Promise<Feedback | undefined> {
  const [row] = await tx
    .select()
    .from(feedback)
    .where(and(eq(feedback.userId, userId), eq(feedback.idempotencyKey, key)));
  return row;
}

export async function findFeedback(db: Db, feedbackId: string): Promise<Feedback | undefined> {
  const [row] = await db.select().from(feedback).where(eq(feedback.feedbackId, feedbackId));
  return row;
}

/** One page, newest first; the id only decides between two of the same time. */
export async function listOwnFeedback(db: Db, userId: number, page: PageRequest): Promise<Feedback[]> {
  const { limit, offset } = rowsOfPage(page);
  return db
    .select()
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(desc(feedback.createdAt), desc(feedback.feedbackId))
    .limit(limit)
    .offset(offset);
}

export async function countOwnFeedback(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(feedback).where(eq(feedback.userId, userId));
  return row?.total ?? 0;
}

/** Feedback that waits for support, oldest first. */
export async function listWaiting(db: Db, most: number): Promise<Feedback[]> {
  return db
    .select()
    .from(feedback)
    .where(and(eq(feedback.state, 'received'), isNull(feedback.mergedInto)))
    .orderBy(asc(feedback.createdAt), asc(feedback.feedbackId))
    .limit(most);
}

/** False if it was settled before, or merged into another one. */
export async function settleFeedback(
  tx: Db,
  feedbackId: string,
  outcome: Pick<Feedback, 'points' | 'reply' | 'settledAt'> & { state: 'accepted' | 'declined' },
): Promise<boolean> {
  const settled = await tx
    .update(feedback)
    .set(outcome)
    .where(
      and(eq(feedback.feedbackId, feedbackId), eq(feedback.state, 'received'), isNull(feedback.mergedInto)),
    )
    .returning({ feedbackId: feedback.feedbackId });
  return settled.length > 0;
}

/** What was merged into it gets the same answer, and no points. */
export async function settleMerged(
  tx: Db,
  feedbackId: string,
  { reply, settledAt }: Pick<Feedback, 'reply' | 'settledAt'>,
): Promise<void> {
  await tx
    .update(feedback)
    .set({ state: 'declined', reply, settledAt })
    .where(and(eq(feedback.mergedInto, feedbackId), eq(feedback.state, 'received')));
}
