import { and, asc, desc, eq } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { holds } from './fraud.tables.ts';
import type { HoldKind, HoldState } from './fraud-names.ts';

export type Hold = typeof holds.$inferSelect;

const isSubject = (kind: HoldKind, id: string) => and(eq(holds.subjectKind, kind), eq(holds.subjectId, id));

export async function insertHold(
  tx: Db,
  hold: Omit<Hold, 'decidedBy' | 'reason' | 'decidedAt'>,
): Promise<void> {
  await tx.insert(holds).values(hold);
}

export async function findHold(db: Db, kind: HoldKind, id: string): Promise<Hold | undefined> {
  const [row] = await db.select().from(holds).where(isSubject(kind, id));
  return row;
}

/** Oldest first. */
export const listHeld = (db: Db): Promise<Hold[]> =>
  db.select().from(holds).where(eq(holds.state, 'held')).orderBy(asc(holds.heldAt));

export interface Decision {
  state: Extract<HoldState, 'released' | 'refused'>;
  decidedBy: string;
  reason: string;
  decidedAt: Date;
}

/** True for the one caller that decides the hold. */
export async function decideHold(tx: Db, kind: HoldKind, id: string, decision: Decision): Promise<boolean> {
  const decided = await tx
    .update(holds)
    .set(decision)
    .where(and(isSubject(kind, id), eq(holds.state, 'held')))
    .returning({ id: holds.subjectId });
  return decided.length > 0;
}

/** A refusal that was reversed: it waits again. */
export async function reopenHold(tx: Db, kind: HoldKind, id: string): Promise<boolean> {
  const open = { state: 'held', decidedBy: null, reason: null, decidedAt: null } as const;
  const reopened = await tx
    .update(holds)
    .set(open)
    .where(and(isSubject(kind, id), eq(holds.state, 'refused')))
    .returning({ id: holds.subjectId });
  return reopened.length > 0;
}

export async function hasHeld(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: holds.subjectId })
    .from(holds)
    .where(and(eq(holds.userId, userId), eq(holds.state, 'held')))
    .limit(1);
  return found.length > 0;
}

/** How many wait of each kind, and since when the oldest. */
export async function countHeld(db: Db): Promise<Array<{ kind: HoldKind; n: number; oldest: number }>> {
  const result = await db.execute(`
    select subject_kind as kind, count(*)::int as n, (extract(epoch from min(held_at)))::float8 as oldest
    from holds where state = 'held' group by 1`);
  return rowsOf(result);
}

/** All of a user, newest first. */
export const listHoldsOf = (db: Db, userId: number): Promise<Hold[]> =>
  db.select().from(holds).where(eq(holds.userId, userId)).orderBy(desc(holds.heldAt));
