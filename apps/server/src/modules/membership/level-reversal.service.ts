import { DAY_MS, grantUsageOf, levelOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { readTakenVPower } from './earned.repository.ts';
import { changeMedal, listRewardsSince, restoreRewards, reverseReward } from './level.repository.ts';
import { levelMedal, medalEnd, rewardCause } from './level-reward-marks.ts';
import type { MembershipService } from './membership.service.ts';

export interface LevelReversal {
  userId: number;
  refundNo: string;
  /** When the refunded order was paid: earlier rewards do not depend on it. */
  since: Date;
  at: Date;
}

export type LevelReversalService = ReturnType<typeof createLevelReversalService>;

/** Takes back rewards of levels that would not have been reached without the V power of a refunded order. */
export function createLevelReversalService({
  membership,
}: {
  membership: Pick<MembershipService, 'takeBack' | 'restore' | 'listDays'>;
}) {
  return {
    /** Called after the V power was taken. The caller has locked the user's row. */
    async takeBack(tx: Db, { userId, refundNo, since, at }: LevelReversal): Promise<void> {
      for (const reward of await listRewardsSince(tx, userId, since)) {
        const { level, vPower, takenAt } = reward;
        if (levelOf(vPower - (await readTakenVPower(tx, userId, takenAt))) >= level) continue;
        const cause = rewardCause(reward);
        const { unusedMs } = grantUsageOf(cause, await membership.listDays(tx, userId), at);
        const days = Math.min(reward.days, Math.ceil(unusedMs / DAY_MS));
        await membership.takeBack(tx, { userId, refundNo, cause, days, vPower: 0, points: 0, at });
        await reverseReward(tx, reward, refundNo);
        // A medal must end after it began.
        const endsAt = new Date(Math.max(at.getTime(), takenAt.getTime() + 1));
        await changeMedal(tx, { userId, medal: levelMedal(level) }, { endsAt });
      }
    },

    /** The refund has failed or was reversed. A level that was reached again meanwhile gives nothing twice. */
    async restore(tx: Db, userId: number, refundNo: string): Promise<void> {
      for (const reward of await restoreRewards(tx, userId, refundNo)) {
        await membership.restore(tx, { userId, refundNo, cause: rewardCause(reward) });
        await changeMedal(tx, { userId, medal: levelMedal(reward.level) }, { endsAt: medalEnd(reward) });
      }
    },
  };
}
