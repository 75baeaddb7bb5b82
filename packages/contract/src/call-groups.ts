import { activityCalls } from './activity/activity.calls.ts';
import { agreementCalls } from './agreement/agreement.calls.ts';
import { analyticsCalls } from './analytics/analytics.calls.ts';
import type { Call } from './call.ts';
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

/**
 * Sections of the API page in order, each with its calls. In a file of its own so that browsers do not load
 * it.
 */
export const callGroups: ReadonlyArray<readonly [heading: string, calls: Readonly<Record<string, Call>>]> = [
  ['Account and login', { ...identityCalls, ...ticketCalls }],
  ['Free-days claims', claimCalls],
  ['Packages and prices', storefrontCalls],
  ['Purchases and orders', paymentCalls],
  ['QR code and TV payment', qrCalls],
  ['App Store purchases', appleCalls],
  ['Renewal contracts', renewalCalls],
  ['Partner memberships', unionCalls],
  ['Gift bundles', giftCalls],
  ['Membership levels', levelCalls],
  ['Points mall', mallCalls],
  ['New-user check-in', punchCalls],
  ['Sales activities', activityCalls],
  ['Game campaign', campaignCalls],
  ['Game reservation', reservationCalls],
  ['Games hall', gamesCalls],
  ['Dramas', dramaCalls],
  ['Navigation topics', navigationCalls],
  ['WeChat sharing', openAppCalls],
  ['Agreements', agreementCalls],
  ['Feedback', feedbackCalls],
  ['My data', myDataCalls],
  ['Analytics', analyticsCalls],
];
