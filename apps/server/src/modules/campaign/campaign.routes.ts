import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { CampaignService } from './campaign.service.ts';
import type { DrawService } from './draw.service.ts';
import type { MissionService } from './mission.service.ts';

export interface CampaignRouteServices {
  campaigns: CampaignService;
  missions: MissionService;
  draws: DrawService;
}

export async function campaignRoutes(
  app: FastifyInstance,
  { campaigns, missions, draws }: CampaignRouteServices,
): Promise<void> {
  app.sharedCall('getCampaign', () => campaigns.getCampaign());
  app.call('getCampaignUser', (_input, context) => missions.getCampaignUser(userIdOf(context)));
  app.call('listPrizes', ({ activity }, context) => draws.listPrizes(userIdOf(context), activity));
  app.call('getPrize', ({ id }, context) => draws.getPrize(userIdOf(context), id));
  app.call('drawPrize', (_input, context) => draws.drawPrize(userIdOf(context), context.clientType.platform));
  app.call('receiveMission', ({ activityId }, context) =>
    missions.receiveMission(userIdOf(context), activityId, context.clientType.platform),
  );
}
