import type { ContentSection } from './db/content-section.ts';
import { activityContent, activityItemContent } from './modules/activity/activity.content.ts';
import { agreementContent } from './modules/agreement/agreement.content.ts';
import { campaignContent } from './modules/campaign/campaign.content.ts';
import { claimContent } from './modules/claim/claim.content.ts';
import { albumContent } from './modules/drama/album.content.ts';
import { dramaContent } from './modules/drama/drama.content.ts';
import { fraudContent } from './modules/fraud/fraud.content.ts';
import { gameCategoryContent, gameContent } from './modules/games/games.content.ts';
import { giftContent } from './modules/gift/gift.content.ts';
import { earnWayContent, mallContent } from './modules/mall/mall.content.ts';
import { navigationContent } from './modules/navigation/navigation.content.ts';
import { refundContent } from './modules/refunds/refund.content.ts';
import { reservationContent } from './modules/reservation/reservation.content.ts';
import { blockContent } from './modules/storefront/block.content.ts';
import { packageContent } from './modules/storefront/package.content.ts';
import { unionContent } from './modules/union/union.content.ts';

/** Every file that a content pack may have, in the order they are applied. */
export const CONTENT_SECTIONS: readonly ContentSection[] = [
  claimContent,
  dramaContent,
  albumContent,
  navigationContent,
  packageContent,
  refundContent,
  fraudContent,
  blockContent,
  agreementContent,
  mallContent,
  earnWayContent,
  unionContent,
  giftContent,
  campaignContent,
  activityContent,
  activityItemContent,
  reservationContent,
  gameCategoryContent,
  gameContent,
];
