import type { Db } from '../../db/database.ts';
import type { BoughtDaysService } from '../orders/bought-days.service.ts';
import { listClaimsSince, listNeeds, type Need } from './reward-bond.repository.ts';

export interface BondedOrder {
  userId: number;
  brand: string;
  days: number;
  paidAt: Date | null;
}

export type RewardBondService = ReturnType<typeof createRewardBondService>;

/**
 * Which orders a reward depends on: partners do not take rewards back, so these orders cannot be refunded.
 */
export function createRewardBondService({ boughtDays }: { boughtDays: BoughtDaysService }) {
  return {
    /** Whether something was claimed that would not have been reached without this order. */
    async dependsOn(from: Db, { userId, brand, days, paidAt }: BondedOrder): Promise<boolean> {
      if (!paidAt) return false;
      const needs = await listNeeds(from, userId, paidAt);
      const counted = needs.filter(({ brands }) => brands.length === 0 || brands.includes(brand));
      for (const need of highestOfEachPeriod(counted)) {
        const bought = await boughtDays.readBoughtDays(from, userId, need);
        if (bought - days < need.needDays) return true;
      }
      return false;
    },

    /**
     * The causes of rewards that are no longer reached once only that many days of the order are left. The
     * order is being refunded: none of its days count as bought.
     */
    async listLost(
      tx: Db,
      { userId, brand, paidAt }: Omit<BondedOrder, 'days'>,
      daysLeft: number,
    ): Promise<string[]> {
      const claims = paidAt ? await listClaimsSince(tx, userId, paidAt) : [];
      const lost: string[] = [];
      for (const claim of claims) {
        if (claim.brands.length > 0 && !claim.brands.includes(brand)) continue;
        const bought = await boughtDays.readBoughtDays(tx, userId, claim);
        if (bought + daysLeft < claim.needDays) lost.push(rewardCause(userId, claim.itemId));
      }
      return lost;
    },
  };
}

export const rewardCause = (userId: number, itemId: string): string => `activity:${userId}:${itemId}`;

/** If the highest need of a period is reached without an order, so are all others. */
function highestOfEachPeriod(needs: readonly Need[]): Need[] {
  const highest = new Map<string, Need>();
  for (const need of needs) {
    const { needDays, ...period } = need;
    const key = JSON.stringify(period);
    if (needDays > (highest.get(key)?.needDays ?? -1)) highest.set(key, need);
  }
  return [...highest.values()];
}
