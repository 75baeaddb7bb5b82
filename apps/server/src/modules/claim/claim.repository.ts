import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { claimChannels, claims } from './claim.tables.ts';

export type ClaimChannel = typeof claimChannels.$inferSelect;

export async function findChannel(db: Db, channel: string): Promise<ClaimChannel | undefined> {
  const [row] = await db.select().from(claimChannels).where(eq(claimChannels.channel, channel));
  return row;
}

/** Open channels, those with the most days first. */
export async function findOpenChannels(db: Db, now: Date, most: number): Promise<ClaimChannel[]> {
  return db
    .select()
    .from(claimChannels)
    .where(and(lte(claimChannels.startsAt, now), gt(claimChannels.endsAt, now)))
    .orderBy(desc(claimChannels.days), asc(claimChannels.channel))
    .limit(most);
}

/** When a channel opens or ends next; undefined if none will. */
export async function findNextChange(db: Db, now: Date): Promise<Date | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const result = await db.execute(sql`
    select (extract(epoch from min(change)) * 1000)::float8 as ms from (
      select case when starts_at > ${at} then starts_at else ends_at end as change from ${claimChannels}
    ) changes where change > ${at}`);
  const ms = rowsOf<{ ms: number | null }>(result)[0]?.ms ?? undefined;
  return ms === undefined ? undefined : new Date(Math.ceil(ms));
}

export interface ClaimReceipt {
  codeId: string;
  days: number;
  claimedAt: Date;
}

export async function findReceipt(
  db: Db,
  channel: string,
  receiptHash: string,
): Promise<ClaimReceipt | undefined> {
  const [row] = await db
    .select({ codeId: claims.codeId, days: claims.days, claimedAt: claims.claimedAt })
    .from(claims)
    .where(and(eq(claims.receiptHash, receiptHash), eq(claims.channel, channel)));
  return row;
}

export async function findClaimByCode(db: Db, codeId: string) {
  const { phoneIndex, channel, days } = claims;
  const [row] = await db.select({ phoneIndex, channel, days }).from(claims).where(eq(claims.codeId, codeId));
  return row;
}

export interface NewClaim {
  phoneIndex: string;
  channel: string;
  codeId: string;
  claimedAt: Date;
  receiptHash: string;
}

/** Writes the claim if the channel is open at that time and the phone has none; returns the days it gives. */
export async function insertClaim(tx: Db, claim: NewClaim): Promise<number | undefined> {
  const at = sql`${claim.claimedAt.toISOString()}::timestamptz`;
  const result = await tx.execute(sql`
    insert into ${claims} (phone_index, channel, code_id, days, claimed_at, window_starts_at, window_ends_at, receipt_hash)
    select ${claim.phoneIndex}, channel, ${claim.codeId}::uuid, days, ${at}, starts_at, ends_at, ${claim.receiptHash}
    from ${claimChannels} where channel = ${claim.channel} and starts_at <= ${at} and ends_at > ${at}
    on conflict (phone_index, channel) do nothing
    returning days`);
  return rowsOf<{ days: number }>(result)[0]?.days;
}
