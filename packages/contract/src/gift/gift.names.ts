import type { GiftBundleType } from '@juban/domain';
import { giftTexts } from '../texts/gift.ts';

/** Names of the bundles. */
export const GIFT_BUNDLE_NAMES: Readonly<Record<GiftBundleType, string>> = {
  HanXiWeekDelivery: giftTexts.tableWeek,
  HanXiMonthDelivery: giftTexts.tableMonth,
  HanXiSeasonDelivery: giftTexts.tableSeason,
  HanXiHalfYearDelivery: giftTexts.tableHalfYear,
  HanXiYearDelivery: giftTexts.tableYear,
  HanXiAutoMonthDelivery: giftTexts.tableAuto,
  HanXiAutoMonth2Delivery: giftTexts.tableAutoLight,
};
