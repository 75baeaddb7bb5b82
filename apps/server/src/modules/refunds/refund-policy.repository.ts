import type { RefundPolicy } from '@juban/domain';
import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { refundPolicies } from './refund.tables.ts';

export async function findPolicy(db: Db, brand: string): Promise<RefundPolicy | undefined> {
  const [row] = await db.select().from(refundPolicies).where(eq(refundPolicies.brand, brand));
  return row;
}

/** Whether the user checked in, or took a reward, a gift or an activity's benefit since then. */
export async function hasUsedBenefitSince(db: Db, userId: number, since: Date): Promise<boolean> {
  const at = sql`${since.toISOString()}::timestamptz`;
  const [row] = rowsOf<{ has: boolean }>(
    await db.execute(sql`
      select exists (select 1 from check_ins where user_id = ${userId} and checked_at >= ${at})
        or exists (select 1 from level_rewards where user_id = ${userId} and taken_at >= ${at} and reversed_by is null)
        or exists (select 1 from gift_claims where user_id = ${userId} and claimed_at >= ${at})
        or exists (select 1 from activity_claims where user_id = ${userId} and claimed_at >= ${at}) as has`),
  );
  return row?.has ?? false;
}
