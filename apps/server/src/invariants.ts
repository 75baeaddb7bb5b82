import type { Invariant } from './db/invariant.ts';
import { activityInvariants } from './modules/activity/activity.invariants.ts';
import { giftDrawInvariants } from './modules/activity/gift-draw.invariants.ts';
import { agreementInvariants } from './modules/agreement/agreement.invariants.ts';
import { analyticsInvariants } from './modules/analytics/analytics.invariants.ts';
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
import { outboxInvariants } from './modules/outbox/outbox.invariants.ts';
import { appleInvariants } from './modules/payment/apple.invariants.ts';
import { paymentInvariants } from './modules/payment/payment.invariants.ts';
import { rewardReversalInvariants } from './modules/payment/reward-reversal.invariants.ts';
import { punchInvariants } from './modules/punch/punch.invariants.ts';
import { renewalInvariants } from './modules/renewal/renewal.invariants.ts';
import { storefrontInvariants } from './modules/storefront/storefront.invariants.ts';
import { unionInvariants } from './modules/union/union.invariants.ts';

/** Everything `npm run verify` checks; each module brings its own. */
export const invariants: readonly Invariant[] = [
  ...membershipInvariants,
  ...debtInvariants,
  ...levelInvariants,
  ...identityInvariants,
  ...claimInvariants,
  ...dramaInvariants,
  ...navigationInvariants,
  ...storefrontInvariants,
  ...agreementInvariants,
  ...analyticsInvariants,
  ...outboxInvariants,
  ...paymentInvariants,
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
