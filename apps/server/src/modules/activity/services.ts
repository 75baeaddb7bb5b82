import type { BoughtDaysService } from '../orders/bought-days.service.ts';
import { createActivityService } from './activity.service.ts';
import { type ActivityInfoDeps, createActivityInfoService } from './activity-info.service.ts';
import { createAddressService } from './address.service.ts';
import { createGiftDeskService } from './gift-desk.service.ts';
import { createGiftDrawService } from './gift-draw.service.ts';
import { createGiftTermsService } from './gift-terms.service.ts';
import { createRewardService, type RewardDeps } from './reward.service.ts';
import { createRewardBondService } from './reward-bond.service.ts';

export type ActivityParts = Omit<RewardDeps, 'activities'> &
  Pick<ActivityInfoDeps, 'unionBinds'> & { boughtDays: BoughtDaysService };

/** Sales activities: their content, their state for a user, and claims. */
export function createActivityServices({
  db,
  clock,
  secrets,
  accounts,
  boughtDays,
  partners,
  partnerGrants,
  unionBinds,
  unionReservations,
}: ActivityParts) {
  const giftTerms = createGiftTermsService({ db, clock, secrets });
  const activities = createActivityService({ db, clock, boughtDays, giftTerms });
  return {
    activities,
    giftTerms,
    giftDraws: createGiftDrawService({ db, clock, giftTerms, activities }),
    giftDesk: createGiftDeskService({ db, clock, secrets }),
    activityInfos: createActivityInfoService({ db, clock, secrets, activities, giftTerms, unionBinds }),
    activityRewards: createRewardService({
      db,
      clock,
      secrets,
      activities,
      accounts,
      unionBinds,
      partners,
      partnerGrants,
      unionReservations,
    }),
    activityAddresses: createAddressService({ db, clock, secrets, activities, giftTerms }),
    rewardBonds: createRewardBondService({ boughtDays }),
  };
}
