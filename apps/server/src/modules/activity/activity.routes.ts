import type { FastifyInstance } from 'fastify';
import { callerOf, sessionOf, userIdOf } from '../../plugins/caller.ts';
import type { ActivityService } from './activity.service.ts';
import type { ActivityInfoService } from './activity-info.service.ts';
import type { AddressService } from './address.service.ts';
import type { GiftDrawService } from './gift-draw.service.ts';
import type { RewardService } from './reward.service.ts';

export interface ActivityRouteServices {
  activities: ActivityService;
  activityInfos: ActivityInfoService;
  activityRewards: RewardService;
  activityAddresses: AddressService;
  giftDraws: GiftDrawService;
}

export async function activityRoutes(
  app: FastifyInstance,
  { activities, activityInfos, activityRewards, activityAddresses, giftDraws }: ActivityRouteServices,
): Promise<void> {
  app.sharedCall('getActivity', ({ activity }, context) => activities.getActivity(activity, context));
  app.sharedCall('getGiftDraw', ({ activity }, context) => giftDraws.getGiftDraw(activity, context));
  app.call('getActivityInfo', ({ activity }, context) =>
    activityInfos.getActivityInfo(activity, callerOf(context), context.brand),
  );
  app.call('claimActivityReward', (input, context) =>
    activityRewards.claimReward(input, callerOf(context), context.brand),
  );
  app.call('submitActivityAddress', (address, context) =>
    activityAddresses.submitAddress(address, userIdOf(context), context.brand),
  );
  app.call('startActivityBind', ({ activity }, context) =>
    activityInfos.startActivityBind(activity, sessionOf(context), context),
  );
}
