import type { GameFacts } from '@juban/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { campaignClaims, campaignEvents, campaignGiftCodes, campaigns } from './campaign.tables.ts';

export type GameEvent = typeof campaignEvents.$inferSelect;
export type MissionClaim = typeof campaignClaims.$inferSelect;

/** What the game's maker has reported about a user so far. */
export async function readFacts(db: Db, userId: number, campaign: string): Promise<GameFacts> {
  const [row] = rowsOf<GameFacts>(
    await db.execute(sql`
      select coalesce(bool_or(event = 'sign-up'), false) as "signedUp",
        coalesce(sum(fen), 0)::float8 as "toppedUp", coalesce(max(level), 0)::int as level
      from ${campaignEvents} where user_id = ${userId} and campaign = ${campaign}`),
  );
  return row ?? { signedUp: false, toppedUp: 0, level: 0 };
}

/** False if the campaign has an event of that id already, of any user. */
export async function insertEvent(tx: Db, event: GameEvent): Promise<boolean> {
  const written = await tx
    .insert(campaignEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: campaignEvents.eventId });
  return written.length > 0;
}

export async function findEvent(tx: Db, campaign: string, eventId: string): Promise<GameEvent | undefined> {
  const [row] = await tx
    .select()
    .from(campaignEvents)
    .where(and(eq(campaignEvents.campaign, campaign), eq(campaignEvents.eventId, eventId)));
  return row;
}

export async function listClaimed(db: Db, userId: number, campaign: string): Promise<Set<number>> {
  const rows = await db
    .select({ missionId: campaignClaims.missionId })
    .from(campaignClaims)
    .where(and(eq(campaignClaims.userId, userId), eq(campaignClaims.campaign, campaign)));
  return new Set(rows.map(({ missionId }) => missionId));
}

/** False if it was claimed before. */
export async function insertClaim(tx: Db, claim: MissionClaim): Promise<boolean> {
  const written = await tx
    .insert(campaignClaims)
    .values(claim)
    .onConflictDoNothing()
    .returning({ missionId: campaignClaims.missionId });
  return written.length > 0;
}

export async function findEarlierCode(db: Db, userId: number, campaign: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: campaignGiftCodes.code })
    .from(campaignGiftCodes)
    .where(and(eq(campaignGiftCodes.userId, userId), eq(campaignGiftCodes.campaign, campaign)));
  return row?.code;
}

/** The owner of an earlier code. */
export async function findEarlierOwner(
  db: Db,
  campaign: string,
  code: string,
): Promise<{ userId: number; givenAt: Date } | undefined> {
  const { userId, givenAt } = campaignGiftCodes;
  const [row] = await db
    .select({ userId, givenAt })
    .from(campaignGiftCodes)
    .where(and(eq(campaignGiftCodes.campaign, campaign), eq(campaignGiftCodes.code, code)));
  return row;
}

/** The owner of an earlier code of any campaign. */
export async function findOwnerOfEarlierCode(
  db: Db,
  code: string,
): Promise<{ userId: number; givenAt: Date } | undefined> {
  const { userId, givenAt } = campaignGiftCodes;
  const [row] = await db
    .select({ userId, givenAt })
    .from(campaignGiftCodes)
    .where(eq(campaignGiftCodes.code, code))
    .limit(1);
  return row;
}

/** The makers of the games of all campaigns; their codes are known by maker. */
export async function listPartners(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ partner: campaigns.partner }).from(campaigns);
  return rows.map(({ partner }) => partner);
}
