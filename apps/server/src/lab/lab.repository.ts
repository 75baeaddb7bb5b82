import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export interface LabChannel {
  channel: string;
  startsAt: Date;
  endsAt: Date;
}

export async function readClaimChannels(db: Db): Promise<LabChannel[]> {
  const result = await db.execute(sql`
    select channel, (extract(epoch from starts_at) * 1000)::float8 as starts, (extract(epoch from ends_at) * 1000)::float8 as ends
    from claim_channels order by channel`);
  return rowsOf<{ channel: string; starts: number; ends: number }>(result).map(
    ({ channel, starts, ends }) => ({
      channel,
      startsAt: new Date(starts),
      endsAt: new Date(ends),
    }),
  );
}

interface OpenRisk {
  challenge: string;
  answer: number;
  expiresAt: number;
}

const MOST_RISKS = 5;

/** Unanswered puzzles, newest first. */
export async function readOpenRisks(db: Db, now: Date): Promise<OpenRisk[]> {
  const result = await db.execute(sql`
    select id as challenge, answer_x as answer, (extract(epoch from expires_at) * 1000)::float8 as expires
    from risk_challenges where expires_at > ${now.toISOString()}::timestamptz
    order by expires_at desc, id limit ${MOST_RISKS}`);
  return rowsOf<{ challenge: string; answer: number; expires: number }>(result).map(
    ({ challenge, answer, expires }) => ({ challenge, answer, expiresAt: Math.round(expires) }),
  );
}
