import type { Db } from '../../db/database.ts';
import type { BoughtDaysService } from '../payment/bought-days.service.ts';
import { listNeeds } from './reward-bond.repository.ts';

export interface BondedOrder {
  userId: number;
  brand: string;
  days: number;
  paidAt: Date | null;
}

export type RewardBondService = ReturnType<typeof createRewardBondService>;

/** Which orders a reward rests on: no partner takes one back, so their money stays as well. */
export function createRewardBondService({ boughtDays }: { boughtDays: BoughtDaysService }) {
  return {
    /** Whether something was claimed that would not have been reached without this order. */
    async restsOn(from: Db, { userId, brand, days, paidAt }: BondedOrder): Promise<boolean> {
      if (!paidAt) return false;
      for (const need of await listNeeds(from, userId, paidAt)) {
        const isCounted = need.brands.length === 0 || need.brands.includes(brand);
        const bought = await boughtDays.readBoughtDays(from, userId, need);
        if (isCounted && bought - days < need.needDays) return true;
      }
      return false;
    },
  };
}
