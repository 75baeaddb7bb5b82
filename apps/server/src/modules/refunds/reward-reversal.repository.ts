import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { rewardReversals } from './refund.tables.ts';

export type RewardReversal = typeof rewardReversals.$inferSelect;

export async function insertReversal(tx: Db, reversal: RewardReversal): Promise<void> {
  await tx.insert(rewardReversals).values(reversal);
}

const STANDING = ['withdrawn', 'kept'] as const;

/** The current reversals of a user, of one refund or of all. */
export async function listReversals(db: Db, userId: number, refundNo?: string): Promise<RewardReversal[]> {
  const ofRefund = refundNo === undefined ? undefined : eq(rewardReversals.refundNo, refundNo);
  return db
    .select()
    .from(rewardReversals)
    .where(and(eq(rewardReversals.userId, userId), inArray(rewardReversals.state, STANDING), ofRefund));
}

export async function markRestored(
  tx: Db,
  { userId, refundNo, grantCause }: Pick<RewardReversal, 'userId' | 'refundNo' | 'grantCause'>,
): Promise<void> {
  await tx
    .update(rewardReversals)
    .set({ state: 'restored' })
    .where(
      and(
        eq(rewardReversals.userId, userId),
        eq(rewardReversals.refundNo, refundNo),
        eq(rewardReversals.grantCause, grantCause),
      ),
    );
}
