import { activityCalls } from './activity/activity.calls.ts';
import { agreementCalls } from './agreement/agreement.calls.ts';
import { analyticsCalls } from './analytics/analytics.calls.ts';
import { campaignCalls } from './campaign/campaign.calls.ts';
import { claimCalls } from './claim/claim.calls.ts';
import { dramaCalls } from './drama/drama.calls.ts';
import { feedbackCalls } from './feedback/feedback.calls.ts';
import { gamesCalls } from './games/games.calls.ts';
import { giftCalls } from './gift/gift.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { ticketCalls } from './identity/ticket.calls.ts';
import { levelCalls } from './level/level.calls.ts';
import { mallCalls } from './mall/mall.calls.ts';
import { myDataCalls } from './my-data/my-data.calls.ts';
import { navigationCalls } from './navigation/navigation.calls.ts';
import { openAppCalls } from './open-app/open-app.calls.ts';
import { appleCalls } from './payment/apple.calls.ts';
import { paymentCalls } from './payment/payment.calls.ts';
import { qrCalls } from './payment/qr.calls.ts';
import { renewalCalls } from './payment/renewal.calls.ts';
import { punchCalls } from './punch/punch.calls.ts';
import { reservationCalls } from './reservation/reservation.calls.ts';
import { storefrontCalls } from './storefront/storefront.calls.ts';
import { unionCalls } from './union/union.calls.ts';

/** All calls by name. Browsers load this file, so it must not import any schema. */
export const calls = {
  ...identityCalls,
  ...ticketCalls,
  ...claimCalls,
  ...dramaCalls,
  ...navigationCalls,
  ...openAppCalls,
  ...storefrontCalls,
  ...agreementCalls,
  ...levelCalls,
  ...analyticsCalls,
  ...paymentCalls,
  ...qrCalls,
  ...renewalCalls,
  ...appleCalls,
  ...mallCalls,
  ...unionCalls,
  ...giftCalls,
  ...campaignCalls,
  ...activityCalls,
  ...reservationCalls,
  ...punchCalls,
  ...gamesCalls,
  ...feedbackCalls,
  ...myDataCalls,
};

export type CallName = keyof typeof calls;
