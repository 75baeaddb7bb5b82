import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export interface LabCampaign {
  activity: string;
  partner: string;
  prizes: string[];
  missions: number[];
}

/** The game campaign to try; undefined if the content has none. */
export async function readCampaign(db: Db): Promise<LabCampaign | undefined> {
  const [row] = rowsOf<LabCampaign>(
    await db.execute(sql`
      select campaign as activity, partner, jsonb_path_query_array(prizes, '$[*].prizeId') as prizes,
        jsonb_path_query_array(missions, '$[*].id') as missions
      from campaigns order by campaign limit 1`),
  );
  return row;
}

/** Sets how many of our own codes are left to give. */
export async function leaveCodes(db: Db, left: number): Promise<void> {
  await db.execute(sql`
    update campaigns c set gift_codes = c.gift_codes || jsonb_build_object('from', 'us', 'count', ${left}::int +
      coalesce((select b.issued from code_batches b where b.campaign = c.campaign and b.source = 'made'), 0))`);
}
