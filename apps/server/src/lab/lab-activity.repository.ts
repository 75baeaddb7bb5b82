import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

interface ActivityTimes {
  startTime: number;
  endTime: number;
  /** When its gift is drawn, if it has one. */
  drawTime?: number;
}

export interface LabActivities {
  /** Names of all activities: the last part of each one's route. */
  activities: string[];
  /** The claimable items of each, and when it is open: for callers that move the clock. */
  activityItems: Record<string, string[]>;
  activityTimes: Record<string, ActivityTimes>;
}

/** Activities to try, the default one first. */
export async function readActivities(db: Db): Promise<LabActivities> {
  const rows = rowsOf<{ name: string; items: string[]; starts: number; ends: number; draws: number | null }>(
    await db.execute(sql`
      select activity as name, item_ids as items, (extract(epoch from starts_at) * 1000)::float8 as starts,
        (extract(epoch from ends_at) * 1000)::float8 as ends,
        (select (extract(epoch from t.draws_at) * 1000)::float8 from activity_gift_terms t
          where t.activity = activities.activity order by t.version desc limit 1) as draws
      from activities order by place, activity`),
  );
  return {
    activities: rows.map(({ name }) => name),
    activityItems: Object.fromEntries(rows.map(({ name, items }) => [name, items])),
    activityTimes: Object.fromEntries(
      rows.map(({ name, starts, ends, draws }) => [
        name,
        { startTime: starts, endTime: ends, ...(draws === null ? {} : { drawTime: draws }) },
      ]),
    ),
  };
}
