import { levelPercent, nextLevelScore } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import type { MembershipService } from './membership.service.ts';

export interface MembershipRouteServices {
  membership: MembershipService;
}

export async function membershipRoutes(
  app: FastifyInstance,
  { membership }: MembershipRouteServices,
): Promise<void> {
  app.call('getLevelExperience', async (_input, { userId }) => {
    const { level, vPower, status } = await membership.readStanding(Number(userId));
    return {
      level,
      vipExperience: vPower,
      nextScore: nextLevelScore(level),
      percent: levelPercent(vPower),
      status,
    };
  });
}
