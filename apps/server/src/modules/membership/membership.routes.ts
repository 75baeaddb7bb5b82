import { levelPercent, nextLevelScore } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { CheckInService } from './check-in.service.ts';
import type { ExperienceService } from './experience.service.ts';
import type { LevelRewardService } from './level-reward.service.ts';
import type { MedalService } from './medal.service.ts';
import type { MembershipService } from './membership.service.ts';

export interface MembershipRouteServices {
  membership: MembershipService;
  checkIns: CheckInService;
  experience: ExperienceService;
  levelRewards: LevelRewardService;
  medals: MedalService;
}

export async function membershipRoutes(
  app: FastifyInstance,
  services: MembershipRouteServices,
): Promise<void> {
  const { membership, checkIns, experience, levelRewards, medals } = services;

  app.call('getLevelExperience', async (_input, context) => {
    const { level, vPower, status } = await membership.readStanding(userIdOf(context));
    return {
      level,
      vipExperience: vPower,
      nextScore: nextLevelScore(level),
      percent: levelPercent(vPower),
      status,
    };
  });
  app.call('clockIn', (_input, context) => checkIns.clockIn(userIdOf(context)));
  app.call('listExperience', (query, context) => experience.list(userIdOf(context), query));
  app.call('listLevelRewards', (_input, context) => levelRewards.list(userIdOf(context)));
  app.call('markLevelReward', ({ level }, context) => levelRewards.take(userIdOf(context), level));
  app.call('grantMedal', ({ level }, context) => levelRewards.take(userIdOf(context), level));
  app.call('listMedals', (_input, context) => medals.list(userIdOf(context)));
}
