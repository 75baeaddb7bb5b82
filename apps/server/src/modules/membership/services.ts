import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { type CheckInDeps, createCheckInService } from './check-in.service.ts';
import { createExperienceService } from './experience.service.ts';
import { createLevelReversalService } from './level-reversal.service.ts';
import { createLevelRewardService, type LevelRewardDeps } from './level-reward.service.ts';
import { createMedalService } from './medal.service.ts';
import { createMembershipService } from './membership.service.ts';
import { createPointsService } from './points.service.ts';
import { createPurchaseGrantService } from './purchase-grant.service.ts';
import { createVPowerGiftService } from './v-power-gift.service.ts';

export function createMembershipServices({ db, clock }: { db: Db; clock: Clock }) {
  const membership = createMembershipService({ db, clock });
  return {
    membership,
    medals: createMedalService({ db, clock }),
    points: createPointsService({ db }),
    experience: createExperienceService({ db, clock, membership }),
    vPowerGifts: createVPowerGiftService({ db, clock, membership }),
    purchaseGrants: createPurchaseGrantService({ membership }),
    levelReversals: createLevelReversalService({ membership }),
  };
}

export type LevelParts = CheckInDeps & LevelRewardDeps;

/** What a user's level brings; check-ins also earn points, so the mall's services come first. */
export function createLevelServices({ db, membership, medals, earnings, blocks }: LevelParts) {
  return {
    checkIns: createCheckInService({ db, membership, earnings }),
    levelRewards: createLevelRewardService({ db, membership, medals, blocks }),
  };
}
