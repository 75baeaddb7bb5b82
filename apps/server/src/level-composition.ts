import type { Db } from './db/database.ts';
import type { EarnService } from './modules/mall/earn.service.ts';
import { createCheckInService } from './modules/membership/check-in.service.ts';
import { createExperienceService } from './modules/membership/experience.service.ts';
import { createLevelRewardService } from './modules/membership/level-reward.service.ts';
import { createMedalService } from './modules/membership/medal.service.ts';
import type { MembershipService } from './modules/membership/membership.service.ts';
import type { Clock } from './ports/clock.ts';

export interface LevelParts {
  db: Db;
  clock: Clock;
  membership: MembershipService;
  earnings: Pick<EarnService, 'earn'>;
}

/** What brings members back, put together. */
export function createLevelServices(parts: LevelParts) {
  return {
    checkIns: createCheckInService(parts),
    experience: createExperienceService(parts),
    levelRewards: createLevelRewardService({ ...parts, medals: createMedalService() }),
  };
}
