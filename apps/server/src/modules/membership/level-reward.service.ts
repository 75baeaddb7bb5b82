import { CODE } from '@juban/contract/code-names';
import { fill } from '@juban/contract/texts/fill';
import { levelTexts } from '@juban/contract/texts/level';
import { DAY_MS, levelOf, type RewardItem, rewardDaysOf, rewardItems } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { BoughtDaysService } from '../payment/bought-days.service.ts';
import { type BlockService, LEVEL_BLOCK } from '../storefront/block.service.ts';
import { insertReward, listTakenLevels, type NewReward } from './level.repository.ts';
import type { MedalService } from './medal.service.ts';
import type { MembershipService } from './membership.service.ts';

export interface LevelRewardDeps {
  db: Db;
  membership: Pick<MembershipService, 'hold' | 'grantDays' | 'readStanding'>;
  medals: Pick<MedalService, 'grant'>;
  blocks: Pick<BlockService, 'pictureOf'>;
  boughtDays: Pick<BoughtDaysService, 'readLeavingVPower'>;
}

export type LevelRewardService = ReturnType<typeof createLevelRewardService>;

/** What a level gives who reaches it: its own days and its medal, once for life. */
export function createLevelRewardService(deps: LevelRewardDeps) {
  const { db, membership, medals, blocks, boughtDays } = deps;

  /** The medal looks as the benefit block shows the level. */
  async function give(tx: Db, { userId, level, days, takenAt: grantedAt }: NewReward): Promise<void> {
    if (days === 0) return;
    const cause = `level:${level}`;
    await membership.grantDays(tx, { userId, days, cause, source: 'level', at: grantedAt });
    await medals.grant(tx, {
      userId,
      medal: `vip-level-${level}`,
      name: fill(levelTexts.medal, { level }),
      imgUrl: await blocks.pictureOf(tx, LEVEL_BLOCK, `v${level}`),
      cause,
      grantedAt,
      endsAt: new Date(grantedAt.getTime() + days * DAY_MS),
    });
  }

  /** V power whose money is on its way back reaches no level. */
  const stayingLevel = async (from: Db, userId: number, vPower: number): Promise<number> =>
    levelOf(vPower - (await boughtDays.readLeavingVPower(from, userId)));

  return {
    async list(userId: number): Promise<RewardItem[]> {
      const { vPower } = await membership.readStanding(userId);
      return rewardItems(await stayingLevel(db, userId, vPower), await listTakenLevels(db, userId));
    },

    /** The whole claim, by whichever call comes first; for what is taken already it only says so. */
    take: (userId: number, wanted: number): Promise<RewardItem> =>
      db.transaction(async (tx) => {
        const days = rewardDaysOf(wanted);
        if (days === undefined) throw new Refusal(CODE.badRequest, { msg: levelTexts.unknownLevel });
        const { vPower, now } = await membership.hold(tx, userId);
        const item = { level: wanted, locked: 1, received: 1, reward: days } as const;
        if ((await listTakenLevels(tx, userId)).has(wanted)) return item;
        if ((await stayingLevel(tx, userId, vPower)) < wanted)
          throw new Refusal(CODE.claimFailed, { msg: fill(levelTexts.rewardLocked, { level: wanted }) });
        const reward = { userId, level: wanted, days, vPower, takenAt: now };
        if (await insertReward(tx, reward)) await give(tx, reward);
        return item;
      }),
  };
}
