import type { Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { RewardBondService } from '../modules/activity/reward-bond.service.ts';
import type { AgreementService } from '../modules/agreement/agreement.service.ts';
import type { FraudService } from '../modules/fraud/fraud.service.ts';
import type { ClaimGiftService } from '../modules/gift/claim-gift.service.ts';
import type { AccountService } from '../modules/identity/account.service.ts';
import type { MembershipService } from '../modules/membership/membership.service.ts';
import { createPurchaseGrantService } from '../modules/membership/purchase-grant.service.ts';
import { createOpenOrderService } from '../modules/orders/open-order.service.ts';
import { createOrderService } from '../modules/orders/order.service.ts';
import { createOutstandingOrdersService } from '../modules/orders/outstanding-orders.service.ts';
import { createOwnOrdersService } from '../modules/orders/own-orders.service.ts';
import { createPayStatusService } from '../modules/orders/pay-status.service.ts';
import { createSupportService } from '../modules/orders/support.service.ts';
import type { OutboxService } from '../modules/outbox/outbox.service.ts';
import type { PartnerGrantService } from '../modules/partner/partner-grant.service.ts';
import { createForgeryWatch } from '../modules/payments/forgery-watch.ts';
import { createNotificationService } from '../modules/payments/notification.service.ts';
import { createPaymentStartService } from '../modules/payments/payment-start.service.ts';
import { createAuditService } from '../modules/reconciliation/audit.service.ts';
import { createReconcileService } from '../modules/reconciliation/reconcile.service.ts';
import { createCancelOrderService } from '../modules/refunds/cancel-order.service.ts';
import { createLevelBondService } from '../modules/refunds/level-bond.service.ts';
import { createRefundRulesService } from '../modules/refunds/refund-rules.service.ts';
import { createHeldOrderService } from '../modules/settlement/held-order.service.ts';
import { createSettleService } from '../modules/settlement/settle.service.ts';
import type { StorefrontService } from '../modules/storefront/storefront.service.ts';
import type { UnionReservationService } from '../modules/union/union-reservation.service.ts';
import type { AppleStore } from '../ports/apple-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { WechatPayer } from '../ports/wechat-payer.ts';
import { createAppleServices } from './apple-services.ts';
import { createQrServices } from './qr-services.ts';
import { createRefundServices } from './refund-services.ts';
import { createRenewalServices, type RenewalParts } from './renewal-services.ts';

export interface PaymentParts extends Pick<RenewalParts, 'contractGateways' | 'sms'> {
  db: Db;
  clock: Clock;
  publicOrigin: string;
  gateways: readonly PaymentGateway[];
  /** Undefined if WeChat Pay is not configured. */
  wechatPayer: WechatPayer | undefined;
  /** Undefined if nothing is sold in the App Store. */
  appleStore: AppleStore | undefined;
  /** The UUID that identifies an account to an app store. */
  accountTokenOf(userId: number): string;
  /** False for users to whom a purchase in Apple's Sandbox grants nothing. */
  mayBeGranted(userId: number): boolean;
  membership: MembershipService;
  accounts: AccountService;
  storefront: StorefrontService;
  agreements: AgreementService;
  outbox: OutboxService;
  unionReservations: UnionReservationService;
  giftClaims: Pick<ClaimGiftService, 'hasClaims' | 'listGrantCauses'>;
  partnerGrants: PartnerGrantService;
  rewardBonds: RewardBondService;
  rateLimits: RateLimits;
  secrets: Secrets;
  fraud: FraudService;
}

/**
 * The services of orders, payments, settlement and reconciliation; the caller passes the gateways of the
 * providers.
 */
export function createPaymentServices({ gateways: list, membership, ...parts }: PaymentParts) {
  const gateways = new Map(list.map((gateway) => [gateway.provider, gateway]));
  const purchaseGrants = createPurchaseGrantService({ membership });
  const payStatuses = createPayStatusService(parts);
  const { refunds, refundNotices } = createRefundServices({ ...parts, gateways, membership });
  const { askSurplus, takeBack } = refunds;
  const takeRefundNotice = refundNotices.take;
  const listeners = { askSurplus, takeBack, takeRefundNotice, onSettled: payStatuses.forget };
  const { paidClauses } = parts.unionReservations;
  const settling = { ...parts, purchaseGrants, paidClauses, ...listeners };
  const settlements = createSettleService(settling);
  const reconciliation = createReconcileService({ ...parts, gateways, settlements });
  const renewals = createRenewalServices({ ...parts, payments: gateways, settlements });
  const starts = createPaymentStartService({ ...parts, ...renewals, gateways });
  const settleWithin = (tx: Db) => createSettleService({ ...settling, db: tx }).settle;
  const known = { ...parts, ...renewals };
  const { applePurchases, appleNotices } = createAppleServices({ ...known, refunds, settleWithin });
  const receivers = new Map([['apple', appleNotices.receive]]);
  const notifications = createNotificationService({ ...known, gateways, settlements, receivers });
  const cancelOrders = createCancelOrderService({ refunds });
  const levelBonds = createLevelBondService({ membership });
  const refundRules = createRefundRulesService(parts);
  const afterSales = { ...parts, ...renewals, gateways, membership, refunds, reconciliation, starts };
  const orders = createOrderService({ ...parts, ...renewals, starts });
  const openOrders = createOpenOrderService({ ...parts, ...renewals, starts });
  return {
    settlements,
    ...renewals,
    payStatuses,
    orders,
    openOrders,
    ...createQrServices({ ...parts, ...renewals, orders, openOrders, payStatuses }),
    refunds,
    cancelOrders,
    heldOrders: createHeldOrderService({ ...settling, ...renewals, cancelOrders }),
    reconciliation,
    ownOrders: createOwnOrdersService({ ...afterSales, levelBonds, refundRules }),
    outstandingOrders: createOutstandingOrdersService(parts),
    notifications,
    forgeries: createForgeryWatch({ rateLimits: parts.rateLimits }),
    applePurchases,
    audits: createAuditService(parts),
    support: createSupportService({ ...afterSales, notifications }),
  };
}
