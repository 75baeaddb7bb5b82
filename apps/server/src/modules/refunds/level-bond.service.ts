import { levelOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { MembershipService } from '../membership/membership.service.ts';

interface VPowerOrder {
  userId: number;
  paidAt: Date | null;
  vPower: number;
}

export type LevelBondService = ReturnType<typeof createLevelBondService>;

/** Whether the reward of a level depends on an order: then its owner cannot refund it. */
export function createLevelBondService({
  membership,
}: {
  membership: Pick<MembershipService, 'listRewardsSince' | 'readTakenVPower'>;
}) {
  return {
    /** Whether a level gave days that would not have been reached without this order and those refunded since. */
    async dependsOn(from: Db, { userId, paidAt, vPower }: VPowerOrder): Promise<boolean> {
      const rewards = paidAt ? await membership.listRewardsSince(from, userId, paidAt) : [];
      for (const reward of rewards) {
        const taken = await membership.readTakenVPower(from, userId, reward.takenAt);
        if (levelOf(reward.vPower - taken - vPower) < reward.level) return true;
      }
      return false;
    },
  };
}
