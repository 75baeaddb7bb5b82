import type { Invariant } from './db/invariant.ts';
import { activityInvariants } from './modules/activity/activity.invariants.ts';
import { giftDrawInvariants } from './modules/activity/gift-draw.invariants.ts';
import { agreementInvariants } from './modules/agreement/agreement.invariants.ts';
import { analyticsInvariants } from './modules/analytics/analytics.invariants.ts';
import { appleInvariants } from './modules/apple/apple.invariants.ts';
import { campaignInvariants } from './modules/campaign/campaign.invariants.ts';
import { claimInvariants } from './modules/claim/claim.invariants.ts';
import { codesInvariants } from './modules/codes/codes.invariants.ts';
import { dramaInvariants } from './modules/drama/drama.invariants.ts';
import { feedbackInvariants } from './modules/feedback/feedback.invariants.ts';
import { fraudInvariants } from './modules/fraud/fraud.invariants.ts';
import { gamesInvariants } from './modules/games/games.invariants.ts';
import { giftInvariants } from './modules/gift/gift.invariants.ts';
import { identityInvariants } from './modules/identity/identity.invariants.ts';
import { mallInvariants } from './modules/mall/mall.invariants.ts';
import { levelInvariants } from './modules/membership/level.invariants.ts';
import { debtInvariants, membershipInvariants } from './modules/membership/membership.invariants.ts';
import { myDataInvariants } from './modules/my-data/my-data.invariants.ts';
import { navigationInvariants } from './modules/navigation/navigation.invariants.ts';
import { orderInvariants } from './modules/orders/order.invariants.ts';
import { outboxInvariants } from './modules/outbox/outbox.invariants.ts';
import { paymentInvariants } from './modules/payments/payment.invariants.ts';
import { punchInvariants } from './modules/punch/punch.invariants.ts';
import { refundInvariants } from './modules/refunds/refund.invariants.ts';
import { rewardReversalInvariants } from './modules/refunds/reward-reversal.invariants.ts';
import { renewalInvariants } from './modules/renewals/renewal.invariants.ts';
import { settlementInvariants } from './modules/settlement/settlement.invariants.ts';
import { storefrontInvariants } from './modules/storefront/storefront.invariants.ts';
import { unionInvariants } from './modules/union/union.invariants.ts';
import { userTables } from './modules.ts';

/** What must hold of orders and their money: `npm run orders -- verify` checks them. */
export const invariantsOfOrders: readonly Invariant[] = [
  ...settlementInvariants,
  ...refundInvariants,
  ...orderInvariants,
  ...paymentInvariants,
];

/** Everything `npm run verify` checks; each module brings its own. */
export const invariants: readonly Invariant[] = [
  ...membershipInvariants,
  ...debtInvariants,
  ...levelInvariants,
  ...identityInvariants(userTables),
  ...claimInvariants,
  ...dramaInvariants,
  ...navigationInvariants,
  ...storefrontInvariants,
  ...agreementInvariants,
  ...analyticsInvariants,
  ...outboxInvariants,
  ...invariantsOfOrders,
  ...rewardReversalInvariants,
  ...fraudInvariants,
  ...appleInvariants,
  ...renewalInvariants,
  ...mallInvariants,
  ...punchInvariants,
  ...unionInvariants,
  ...giftInvariants,
  ...campaignInvariants,
  ...codesInvariants,
  ...activityInvariants,
  ...giftDrawInvariants,
  ...gamesInvariants,
  ...feedbackInvariants,
  ...myDataInvariants,
];
