import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { claimChannels, claims } from './claim.tables.ts';

export type ClaimChannel = typeof claimChannels.$inferSelect;

export async function findChannel(db: Db, channel: string): Promise<ClaimChannel | undefined> {
  const [row] = await db.select().from(claimChannels).where(eq(claimChannels.channel, channel));
  return row;
}

export interface NewClaim {
  phoneIndex: string;
  channel: string;
  codeId: string;
  claimedAt: Date;
}

/** Writes the claim if the channel is open at that moment and the phone has none; answers the days it gives. */
export async function insertClaim(tx: Db, claim: NewClaim): Promise<number | undefined> {
  const at = sql`${claim.claimedAt.toISOString()}::timestamptz`;
  const result = await tx.execute(sql`
    insert into ${claims} (phone_index, channel, code_id, days, claimed_at, window_starts_at, window_ends_at)
    select ${claim.phoneIndex}, channel, ${claim.codeId}::uuid, days, ${at}, starts_at, ends_at
    from ${claimChannels} where channel = ${claim.channel} and starts_at <= ${at} and ends_at > ${at}
    on conflict (phone_index, channel) do nothing
    returning days`);
  return rowsOf<{ days: number }>(result)[0]?.days;
}
