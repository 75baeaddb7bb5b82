import { CODE } from '@juban/contract/code-names';
import { fill } from '@juban/contract/texts/fill';
import { levelTexts } from '@juban/contract/texts/level';
import { levelOf, type RewardItem, rewardDaysOf, rewardItems } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type BlockService, LEVEL_BLOCK } from '../storefront/block.service.ts';
import { changeMedal, insertReward, type LevelReward, listTakenLevels } from './level.repository.ts';
import { levelMedal, medalEnd, rewardCause } from './level-reward-marks.ts';
import type { MedalService } from './medal.service.ts';
import type { MembershipService } from './membership.service.ts';

export interface LevelRewardDeps {
  db: Db;
  membership: Pick<MembershipService, 'hold' | 'grantDays' | 'readStanding'>;
  medals: Pick<MedalService, 'grant'>;
  blocks: Pick<BlockService, 'pictureOf'>;
}

export type LevelRewardService = ReturnType<typeof createLevelRewardService>;

/** The reward of a level: its days and its medal, once for life. */
export function createLevelRewardService(deps: LevelRewardDeps) {
  const { db, membership, medals, blocks } = deps;

  /** The medal's picture is that of the level's benefit block. */
  async function give(tx: Db, reward: LevelReward): Promise<void> {
    const { userId, level, days, takenAt: grantedAt } = reward;
    if (days === 0) return;
    const cause = rewardCause(reward);
    await membership.grantDays(tx, { userId, days, cause, source: 'level', at: grantedAt });
    const imgUrl = await blocks.pictureOf(tx, LEVEL_BLOCK, `v${level}`);
    const medal = { userId, medal: levelMedal(level) };
    const worn = { imgUrl, grantedAt, endsAt: medalEnd(reward) };
    const name = fill(levelTexts.medal, { level });
    if (!(await medals.grant(tx, { ...medal, ...worn, name, cause }))) await changeMedal(tx, medal, worn);
  }

  return {
    async list(userId: number): Promise<RewardItem[]> {
      const { vPower } = await membership.readStanding(userId);
      return rewardItems(levelOf(vPower), await listTakenLevels(db, userId));
    },

    /** The whole claim, by whichever call comes first; if it is taken already it only says so. */
    take: (userId: number, claimed: number): Promise<RewardItem> =>
      db.transaction(async (tx) => {
        const days = rewardDaysOf(claimed);
        if (days === undefined) throw new Refusal(CODE.badRequest, { msg: levelTexts.unknownLevel });
        const { vPower, now } = await membership.hold(tx, userId);
        const item = { level: claimed, locked: 1, received: 1, reward: days } as const;
        if ((await listTakenLevels(tx, userId)).has(claimed)) return item;
        if (levelOf(vPower) < claimed)
          throw new Refusal(CODE.claimFailed, { msg: fill(levelTexts.rewardLocked, { level: claimed }) });
        const reward = { userId, level: claimed, days, vPower, takenAt: now };
        const written = await insertReward(tx, reward);
        if (written) await give(tx, written);
        return item;
      }),
  };
}
