import type { Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import { createActivityService } from '../modules/activity/activity.service.ts';
import { createActivityInfoService } from '../modules/activity/activity-info.service.ts';
import { createAddressService } from '../modules/activity/address.service.ts';
import { createGiftDeskService } from '../modules/activity/gift-desk.service.ts';
import { createGiftDrawService } from '../modules/activity/gift-draw.service.ts';
import { createGiftTermsService } from '../modules/activity/gift-terms.service.ts';
import { createRewardService, type RewardDeps } from '../modules/activity/reward.service.ts';
import { createBoughtDaysService } from '../modules/orders/bought-days.service.ts';
import type { UnionBindService } from '../modules/union/union-bind.service.ts';
import type { Clock } from '../ports/clock.ts';

export interface ActivityParts
  extends Pick<RewardDeps, 'accounts' | 'partners' | 'partnerGrants' | 'unionReservations'> {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  unionBinds: UnionBindService;
}

/** Sales activities: their content, their state for a user, and claims. */
export function createActivityServices(parts: ActivityParts) {
  const giftTerms = createGiftTermsService(parts);
  const activities = createActivityService({ ...parts, giftTerms, boughtDays: createBoughtDaysService() });
  const given = { ...parts, giftTerms, activities };
  return {
    activities,
    giftTerms,
    giftDraws: createGiftDrawService(given),
    giftDesk: createGiftDeskService(given),
    activityInfos: createActivityInfoService(given),
    activityRewards: createRewardService(given),
    activityAddresses: createAddressService(given),
  };
}
