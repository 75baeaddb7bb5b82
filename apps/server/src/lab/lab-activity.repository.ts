import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export interface LabActivities {
  /** Names of all activities: the last part of each one's route. */
  activities: string[];
  /** What may be claimed of each, and when it is open: for those who move the clock. */
  activityItems: Record<string, string[]>;
  activityTimes: Record<string, { startTime: number; endTime: number }>;
}

/** Activities to try, the one that answers without a name first. */
export async function readActivities(db: Db): Promise<LabActivities> {
  const rows = rowsOf<{ name: string; items: string[]; starts: number; ends: number }>(
    await db.execute(sql`
      select activity as name, item_ids as items, (extract(epoch from starts_at) * 1000)::float8 as starts,
        (extract(epoch from ends_at) * 1000)::float8 as ends
      from activities order by place, activity`),
  );
  return {
    activities: rows.map(({ name }) => name),
    activityItems: Object.fromEntries(rows.map(({ name, items }) => [name, items])),
    activityTimes: Object.fromEntries(
      rows.map(({ name, starts, ends }) => [name, { startTime: starts, endTime: ends }]),
    ),
  };
}
