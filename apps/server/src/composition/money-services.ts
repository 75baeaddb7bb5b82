import { createAppleServices } from '../modules/apple/services.ts';
import { createOutstandingOrdersService } from '../modules/orders/outstanding-orders.service.ts';
import { createPayStatusService } from '../modules/orders/pay-status.service.ts';
import { createRenewalOrderService } from '../modules/orders/renewal-order.service.ts';
import { createAfterSalesServices, createOrderServices } from '../modules/orders/services.ts';
import { createForgeryWatch } from '../modules/payments/forgery-watch.ts';
import { createNotificationService } from '../modules/payments/notification.service.ts';
import { createPaymentStartService } from '../modules/payments/payment-start.service.ts';
import { createAuditService } from '../modules/reconciliation/audit.service.ts';
import { createReconcileService } from '../modules/reconciliation/reconcile.service.ts';
import { createRefundServices } from '../modules/refunds/services.ts';
import { createRenewalServices } from '../modules/renewals/services.ts';
import { createScanToPayServices } from '../modules/scan-to-pay/services.ts';
import { createHeldOrderService } from '../modules/settlement/held-order.service.ts';
import { createSettlementServices } from '../modules/settlement/services.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Adapters, Rails } from './adapters.ts';
import type { Base } from './base.ts';
import type { BenefitServices } from './benefit-services.ts';
import type { UserServices } from './user-services.ts';

/** The layers below. */
interface Below {
  base: Base;
  rails: Rails;
  sms: Adapters['sms'];
  gateways: ReadonlyMap<string, PaymentGateway>;
  users: Pick<
    UserServices,
    | 'accounts'
    | 'agreements'
    | 'fraud'
    | 'levelReversals'
    | 'membership'
    | 'outbox'
    | 'purchaseGrants'
    | 'storefront'
  >;
  benefits: Pick<BenefitServices, 'giftClaims' | 'partnerGrants' | 'rewardBonds' | 'unionReservations'>;
}

export type MoneyServices = ReturnType<typeof createMoneyServices>;
export type MoneyParts = Omit<Below, 'gateways'>;

/** Orders, payments, settlement, refunds, renewals and reconciliation. */
export function createMoneyServices({ base, rails, sms, users, benefits }: MoneyParts) {
  const gateways = new Map(rails.gateways.map((gateway) => [gateway.provider, gateway]));
  const below = { base, rails, sms, gateways, users, benefits };
  const settling = createSettling(below);
  const renewing = createRenewing(below, settling);
  const paying = createPaying(below, settling, renewing);
  return {
    ...settling,
    ...renewing,
    ...paying,
    ...createSelling(below, settling, renewing, paying),
    ...createAfterSales(below, settling, renewing, paying),
    outstandingOrders: createOutstandingOrdersService({ db: base.db }),
  };
}

type Settling = ReturnType<typeof createSettling>;
type Renewing = ReturnType<typeof createRenewing>;
type Paying = ReturnType<typeof createPaying>;

/** From a provider's notification to a settled or refunded order. */
function createSettling({ base, gateways, users, benefits }: Below) {
  const { db, clock, secrets } = base;
  const { accounts, fraud, levelReversals, membership, outbox, purchaseGrants } = users;
  const { giftClaims, partnerGrants, rewardBonds, unionReservations } = benefits;
  const payStatuses = createPayStatusService({ db, clock });
  const refunding = createRefundServices({
    db,
    clock,
    secrets,
    gateways,
    outbox,
    accounts,
    membership,
    levelReversals,
    fraud,
    giftClaims,
    rewardBonds,
    partnerGrants,
    unionReservations,
  });
  const settlement = createSettlementServices({
    db,
    clock,
    purchaseGrants,
    paidClauses: unionReservations.paidClauses,
    refunds: refunding.refunds,
    refundNotices: refunding.refundNotices,
    onSettled: payStatuses.forget,
  });
  const { settlements } = settlement;
  return {
    payStatuses,
    ...refunding,
    ...settlement,
    reconciliation: createReconcileService({ db, clock, gateways, settlements }),
    audits: createAuditService({ db, clock }),
  };
}

function createRenewing({ base, rails, sms, gateways, users, benefits }: Below, settling: Settling) {
  const { db, clock, publicOrigin } = base;
  const { accounts, outbox, purchaseGrants, storefront } = users;
  const { cancelOrders, payStatuses, settlements } = settling;
  const renewals = createRenewalServices({
    db,
    clock,
    publicOrigin,
    contractGateways: rails.contractGateways,
    payments: gateways,
    orders: createRenewalOrderService({ clock }),
    settlements,
    storefront,
    outbox,
    accounts,
    sms,
  });
  return {
    ...renewals,
    heldOrders: createHeldOrderService({
      clock,
      purchaseGrants,
      paidClauses: benefits.unionReservations.paidClauses,
      cancelOrders,
      refundedContracts: renewals.refundedContracts,
      onSettled: payStatuses.forget,
    }),
  };
}

/** What passes between us and the providers. */
function createPaying(
  { base, rails, gateways, users, benefits }: Below,
  { refunds, settlements, settleWithin }: Settling,
  { appleContracts, contracts }: Renewing,
) {
  const { db, clock, publicOrigin, rateLimits } = base;
  const { agreements, storefront } = users;
  const { accountTokenOf, appleStore, contractGateways, mayBeGranted } = rails;
  const { applePurchases, appleNotices } = createAppleServices({
    db,
    clock,
    appleStore,
    accountTokenOf,
    mayBeGranted,
    storefront,
    agreements,
    unionReservations: benefits.unionReservations,
    settleWithin,
    appleContracts,
    refunds,
  });
  const receivers = new Map([['apple', appleNotices.receive]]);
  return {
    applePurchases,
    starts: createPaymentStartService({ db, clock, gateways, publicOrigin, contracts }),
    notifications: createNotificationService({
      gateways,
      settlements,
      contractGateways,
      contracts,
      receivers,
    }),
    forgeries: createForgeryWatch({ rateLimits }),
  };
}

/** Making orders and paying them, on this device or another. */
function createSelling(
  { base, rails, users }: Below,
  { payStatuses }: Settling,
  { contracts, ownContracts }: Renewing,
  { starts }: Paying,
) {
  const { db, clock, publicOrigin } = base;
  const { accounts, agreements, fraud, storefront } = users;
  const { wechatPayer } = rails;
  const { orders, openOrders } = createOrderServices({
    db,
    clock,
    storefront,
    agreements,
    starts,
    contracts,
    fraud,
    wechatPayer,
  });
  return {
    orders,
    openOrders,
    ...createScanToPayServices({
      db,
      clock,
      publicOrigin,
      storefront,
      accounts,
      wechatPayer,
      orders,
      openOrders,
      ownContracts,
      payStatuses,
    }),
  };
}

const createAfterSales = (
  { base, gateways, users, benefits }: Below,
  { levelBonds, reconciliation, refundRules, refunds }: Settling,
  { refundedContracts }: Renewing,
  { notifications, starts }: Paying,
) =>
  createAfterSalesServices({
    db: base.db,
    clock: base.clock,
    rateLimits: base.rateLimits,
    gateways,
    membership: users.membership,
    outbox: users.outbox,
    fraud: users.fraud,
    starts,
    notifications,
    reconciliation,
    refunds,
    refundRules,
    refundedContracts,
    giftClaims: benefits.giftClaims,
    rewardBonds: benefits.rewardBonds,
    levelBonds,
  });
