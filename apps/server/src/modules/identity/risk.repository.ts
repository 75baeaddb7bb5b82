import { recentMisses } from '@juban/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { riskChallenges, riskMisses, riskPasses } from './identity.tables.ts';

export interface NewChallenge {
  id: string;
  answerX: number;
  addressHash: string;
  expiresAt: Date;
}

export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await db.insert(riskChallenges).values(challenge);
}

/** A challenge is answered once, correct or wrong. */
export async function takeChallenge(db: Db, id: string, now: Date) {
  const [row] = await db
    .delete(riskChallenges)
    .where(and(eq(riskChallenges.id, id), gt(riskChallenges.expiresAt, now)))
    .returning();
  return row;
}

export async function readChallenge(db: Db, id: string) {
  const [row] = await db.select().from(riskChallenges).where(eq(riskChallenges.id, id));
  return row;
}

export async function insertPass(db: Db, pass: { ridHash: string; addressHash: string; expiresAt: Date }) {
  await db.insert(riskPasses).values(pass);
}

export async function readMisses(db: Db, requester: string): Promise<Date[]> {
  const [row] = await db.select().from(riskMisses).where(eq(riskMisses.requester, requester));
  return (row?.missedAt ?? []).map((at) => new Date(at));
}

/** Locks the requester's row until the transaction ends, so that its answers are serialised. */
export async function lockMisses(tx: Db, requester: string, expiresAt: Date): Promise<Date[]> {
  const held = await tx.execute(sql`
    insert into risk_misses as m (requester, missed_at, expires_at)
    values (${requester}, '{}', ${expiresAt.toISOString()}::timestamptz)
    on conflict (requester) do update set requester = m.requester
    returning array(select extract(epoch from at) * 1000 from unnest(m.missed_at) as at)::float8[] as ms`);
  const [row] = rowsOf<{ ms: number[] }>(held);
  return (row?.ms ?? []).map((ms) => new Date(ms));
}

/** The requester's row is locked. */
export async function addMiss(tx: Db, requester: string, before: readonly Date[], at: Date, expiresAt: Date) {
  await tx
    .update(riskMisses)
    .set({ missedAt: [at, ...recentMisses(before, at)], expiresAt })
    .where(eq(riskMisses.requester, requester));
}

/** True for the one caller, from the address that earned it, that uses the pass in time. */
export async function takePass(db: Db, ridHash: string, addressHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .delete(riskPasses)
    .where(
      and(
        eq(riskPasses.ridHash, ridHash),
        eq(riskPasses.addressHash, addressHash),
        gt(riskPasses.expiresAt, now),
      ),
    )
    .returning();
  return taken.length > 0;
}
