import { desc, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { campaigns, campaignTerms } from './campaign.tables.ts';

export type { CampaignMission, CampaignPrize } from './campaign.tables.ts';
export type Campaign = typeof campaigns.$inferSelect;
export type StoredTerms = typeof campaignTerms.$inferSelect;

export async function findCampaign(db: Db, campaign: string): Promise<Campaign | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.campaign, campaign));
  return row;
}

export async function listCampaigns(db: Db): Promise<Campaign[]> {
  return db.select().from(campaigns).orderBy(campaigns.campaign);
}

/** The valid ones. */
export async function findTerms(db: Db, campaign: string): Promise<StoredTerms | undefined> {
  const [row] = await db
    .select()
    .from(campaignTerms)
    .where(eq(campaignTerms.campaign, campaign))
    .orderBy(desc(campaignTerms.version))
    .limit(1);
  return row;
}

export async function listTerms(db: Db): Promise<StoredTerms[]> {
  return db.select().from(campaignTerms).orderBy(campaignTerms.campaign, campaignTerms.version);
}

/** Of two processes that publish at once, one succeeds. */
export async function insertTerms(tx: Db, terms: StoredTerms): Promise<void> {
  await tx.insert(campaignTerms).values(terms).onConflictDoNothing();
}

export async function hasDraws(db: Db, campaign: string): Promise<boolean> {
  const found = await db.execute(sql`select 1 from campaign_draws where campaign = ${campaign} limit 1`);
  return rowsOf(found).length > 0;
}
