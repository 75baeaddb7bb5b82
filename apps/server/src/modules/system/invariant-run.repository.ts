import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { StoredCheck } from './stored-check.ts';
import { invariantRuns } from './system.tables.ts';

export type InvariantRun = typeof invariantRuns.$inferSelect;

/** Undefined while another one runs, in any process: a unique index refuses the second. */
export async function insertRun(
  tx: Db,
  staffId: number | null,
  startedAt: Date,
): Promise<number | undefined> {
  const [run] = await tx
    .insert(invariantRuns)
    .values({ staffId, startedAt })
    .onConflictDoNothing()
    .returning({ id: invariantRuns.id });
  return run?.id;
}

export type RunEnd = { endedAt: Date } & ({ report: StoredCheck[] } | { failure: string });

export async function endRun(db: Db, id: number, end: RunEnd): Promise<void> {
  await db
    .update(invariantRuns)
    .set(end)
    .where(and(eq(invariantRuns.id, id), isNull(invariantRuns.endedAt)));
}

/** Runs of a process that stopped in the middle. */
export async function endLost(tx: Db, before: Date, end: RunEnd): Promise<void> {
  await tx
    .update(invariantRuns)
    .set(end)
    .where(and(isNull(invariantRuns.endedAt), lt(invariantRuns.startedAt, before)));
}

export async function findRunning(db: Db): Promise<InvariantRun | undefined> {
  const [run] = await db.select().from(invariantRuns).where(isNull(invariantRuns.endedAt));
  return run;
}

export async function findLastRun(db: Db): Promise<InvariantRun | undefined> {
  const [run] = await db
    .select()
    .from(invariantRuns)
    .where(isNotNull(invariantRuns.endedAt))
    .orderBy(desc(invariantRuns.id))
    .limit(1);
  return run;
}
