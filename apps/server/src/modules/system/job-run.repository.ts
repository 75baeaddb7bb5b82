import type { Db } from '../../db/database.ts';
import { jobRuns } from './system.tables.ts';

type JobRun = typeof jobRuns.$inferInsert;

/** A good round keeps the last failure. */
export async function writeJobRun(db: Db, { job, ...run }: JobRun): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ job, ...run })
    .onConflictDoUpdate({ target: jobRuns.job, set: run });
}

export const listJobRuns = (db: Db) => db.select().from(jobRuns);
