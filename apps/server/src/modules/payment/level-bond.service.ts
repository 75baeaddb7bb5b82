import { levelOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { readLeftVPower } from './bought-days.repository.ts';

interface VPowerOrder {
  userId: number;
  paidAt: Date | null;
  vPower: number;
}

export type LevelBondService = ReturnType<typeof createLevelBondService>;

/** Which orders the reward of a level rests on: its days are not taken back, so their money stays as well. */
export function createLevelBondService({
  membership,
}: {
  membership: Pick<MembershipService, 'listRewardsSince'>;
}) {
  return {
    /** Whether a level gave days that would not have been reached without this order and those that went back since. */
    async restsOn(from: Db, { userId, paidAt, vPower }: VPowerOrder): Promise<boolean> {
      const rewards = paidAt ? await membership.listRewardsSince(from, userId, paidAt) : [];
      for (const reward of rewards) {
        const left = await readLeftVPower(from, userId, reward.takenAt);
        if (levelOf(reward.vPower - left - vPower) < reward.level) return true;
      }
      return false;
    },
  };
}
