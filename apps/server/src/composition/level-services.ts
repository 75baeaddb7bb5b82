import type { Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { EarnService } from '../modules/mall/earn.service.ts';
import { createCheckInService } from '../modules/membership/check-in.service.ts';
import { createExperienceService } from '../modules/membership/experience.service.ts';
import { createLevelRewardService } from '../modules/membership/level-reward.service.ts';
import { createMedalService } from '../modules/membership/medal.service.ts';
import type { MembershipService } from '../modules/membership/membership.service.ts';
import { createVPowerGiftService } from '../modules/membership/v-power-gift.service.ts';
import { createPunchService } from '../modules/punch/punch.service.ts';
import { createUserSettingService } from '../modules/punch/user-setting.service.ts';
import type { BlockService } from '../modules/storefront/block.service.ts';
import type { Clock } from '../ports/clock.ts';

export interface LevelParts {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  membership: MembershipService;
  earnings: Pick<EarnService, 'earn'>;
  blocks: Pick<BlockService, 'pictureOf'>;
}

/** Check-ins, levels and the new user's calendar. */
export function createLevelServices(parts: LevelParts) {
  const medals = createMedalService(parts);
  return {
    medals,
    checkIns: createCheckInService(parts),
    experience: createExperienceService(parts),
    levelRewards: createLevelRewardService({ ...parts, medals }),
    vPowerGifts: createVPowerGiftService(parts),
    punches: createPunchService(parts),
    userSettings: createUserSettingService(parts),
  };
}
