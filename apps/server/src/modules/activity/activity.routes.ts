import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Account } from '../identity/account.service.ts';
import type { ActivityService } from './activity.service.ts';
import type { ActivityInfoService } from './activity-info.service.ts';
import type { AddressService } from './address.service.ts';
import type { RewardService } from './reward.service.ts';

export interface ActivityRouteServices {
  activities: ActivityService;
  activityInfos: ActivityInfoService;
  activityRewards: RewardService;
  activityAddresses: AddressService;
}

export async function activityRoutes(
  app: FastifyInstance,
  { activities, activityInfos, activityRewards, activityAddresses }: ActivityRouteServices,
): Promise<void> {
  app.sharedCall('getActivity', ({ activity }, context) => activities.getActivity(activity, context));
  app.call('getActivityInfo', ({ activity }, context) =>
    activityInfos.getActivityInfo(activity, callerOf(context), context.brand),
  );
  app.call('claimActivityReward', (wish, context) =>
    activityRewards.claimReward(wish, callerOf(context), context.brand),
  );
  app.call('submitActivityAddress', (address, context) =>
    activityAddresses.submitAddress(address, callerOf(context).id, context.brand),
  );
  app.call('startActivityBind', ({ activity }, context) =>
    activityInfos.startActivityBind(activity, callerOf(context).id, context.brand),
  );
}

function callerOf({ account }: RequestContext): Account {
  if (!account) throw new Refusal('1024');
  return account;
}
