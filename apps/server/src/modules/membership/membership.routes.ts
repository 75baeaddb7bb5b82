import { levelPercent, nextLevelScore } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
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
    const { level, vPower, status } = await membership.readStanding(ownerOf(context));
    return {
      level,
      vipExperience: vPower,
      nextScore: nextLevelScore(level),
      percent: levelPercent(vPower),
      status,
    };
  });
  app.call('clockIn', (_input, context) => checkIns.clockIn(ownerOf(context)));
  app.call('listExperience', (query, context) => experience.list(ownerOf(context), query));
  app.call('listLevelRewards', (_input, context) => levelRewards.list(ownerOf(context)));
  app.call('markLevelReward', ({ level }, context) => levelRewards.take(ownerOf(context), level));
  app.call('grantMedal', ({ level }, context) => levelRewards.take(ownerOf(context), level));
  app.call('listMedals', (_input, context) => medals.list(ownerOf(context)));
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
