import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accountDeletions } from './my-data.tables.ts';

export type Deletion = typeof accountDeletions.$inferSelect;

export async function findDeletion(db: Db, userId: number): Promise<Deletion | undefined> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return row;
}

/** An existing request is not changed. */
export async function insertDeletion(
  tx: Db,
  deletion: { userId: number; askedAt: Date; dueAt: Date },
): Promise<void> {
  await tx
    .insert(accountDeletions)
    .values({ ...deletion, nextAt: deletion.dueAt })
    .onConflictDoNothing();
}

/** False if there was none, or it is done. */
export async function withdrawDeletion(tx: Db, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.doneAt)))
    .returning({ userId: accountDeletions.userId });
  return gone.length > 0;
}

/** The next account that is due, the longest waiting first. */
export async function findDue(db: Db, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.nextAt, now))
    .orderBy(asc(accountDeletions.nextAt))
    .limit(1);
  return row?.userId;
}

const isOpen = (userId: number) => and(eq(accountDeletions.userId, userId), isNull(accountDeletions.doneAt));

export async function postpone(tx: Db, userId: number, nextAt: Date): Promise<void> {
  await tx.update(accountDeletions).set({ nextAt }).where(isOpen(userId));
}

/** False if it was withdrawn or done meanwhile. */
export async function finish(tx: Db, userId: number, doneAt: Date): Promise<boolean> {
  const done = await tx
    .update(accountDeletions)
    .set({ doneAt, nextAt: null })
    .where(and(isOpen(userId), lte(accountDeletions.dueAt, doneAt)))
    .returning({ userId: accountDeletions.userId });
  return done.length > 0;
}
