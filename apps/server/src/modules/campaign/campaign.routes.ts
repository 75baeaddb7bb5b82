import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
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
  app.call('getCampaignUser', (_input, context) => missions.getCampaignUser(ownerOf(context)));
  app.call('listPrizes', ({ activity }, context) => draws.listPrizes(ownerOf(context), activity));
  app.call('drawPrize', (_input, context) => draws.drawPrize(ownerOf(context), context.clientType.platform));
  app.call('receiveMission', ({ activityId }, context) =>
    missions.receiveMission(ownerOf(context), activityId, context.clientType.platform),
  );
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
