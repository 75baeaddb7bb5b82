import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { riskChallenges, riskPasses } from './identity.tables.ts';

export interface NewChallenge {
  id: string;
  answerX: number;
  addressHash: string;
  expiresAt: Date;
}

export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await db.insert(riskChallenges).values(challenge);
}

/** A challenge is answered once, right or wrong. */
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

/** True for the one caller, from the address that earned it, that spends the pass in time. */
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
