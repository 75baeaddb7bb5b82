import { activityModule } from './modules/activity/module.ts';
import { agreementModule } from './modules/agreement/module.ts';
import { analyticsModule } from './modules/analytics/module.ts';
import { appleModule } from './modules/apple/module.ts';
import { auditModule } from './modules/audit/module.ts';
import { campaignModule } from './modules/campaign/module.ts';
import { claimModule } from './modules/claim/module.ts';
import { codesModule } from './modules/codes/module.ts';
import { contentModule } from './modules/content/module.ts';
import { dramaModule } from './modules/drama/module.ts';
import { feedbackModule } from './modules/feedback/module.ts';
import { fraudModule } from './modules/fraud/module.ts';
import { gamesModule } from './modules/games/module.ts';
import { giftModule } from './modules/gift/module.ts';
import { identityModule } from './modules/identity/module.ts';
import { mallModule } from './modules/mall/module.ts';
import { membershipModule } from './modules/membership/module.ts';
import { myDataModule } from './modules/my-data/module.ts';
import { navigationModule } from './modules/navigation/module.ts';
import { openAppModule } from './modules/open-app/module.ts';
import { ordersModule } from './modules/orders/module.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { partnerModule } from './modules/partner/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { punchModule } from './modules/punch/module.ts';
import { reconciliationModule } from './modules/reconciliation/module.ts';
import { refundsModule } from './modules/refunds/module.ts';
import { renewalsModule } from './modules/renewals/module.ts';
import { reservationModule } from './modules/reservation/module.ts';
import { scanToPayModule } from './modules/scan-to-pay/module.ts';
import { settlementModule } from './modules/settlement/module.ts';
import { staffModule } from './modules/staff/module.ts';
import { storefrontModule } from './modules/storefront/module.ts';
import { supportModule } from './modules/support/module.ts';
import { systemModule } from './modules/system/module.ts';
import { unionModule } from './modules/union/module.ts';
import { uploadModule } from './modules/upload/module.ts';
import { collectContent, collectInvariants, collectTables } from './platform/module.ts';

/** Every module of the server, in the order in which their jobs start and their content is applied. */
export const modules = [
  outboxModule,
  reconciliationModule,
  ordersModule,
  paymentsModule,
  settlementModule,
  scanToPayModule,
  membershipModule,
  identityModule,
  claimModule,
  dramaModule,
  navigationModule,
  openAppModule,
  storefrontModule,
  refundsModule,
  fraudModule,
  appleModule,
  agreementModule,
  mallModule,
  unionModule,
  giftModule,
  campaignModule,
  codesModule,
  renewalsModule,
  myDataModule,
  activityModule,
  reservationModule,
  gamesModule,
  punchModule,
  uploadModule,
  feedbackModule,
  partnerModule,
  analyticsModule,
  contentModule,
  staffModule,
  auditModule,
  supportModule,
  systemModule,
] as const;

export const userTables = collectTables(modules);

/** Everything that `npm run verify` checks. */
export const invariants = collectInvariants(modules, userTables);

/** Every file that a content pack may have, in the order they are applied. */
export const contentSections = collectContent(modules);
