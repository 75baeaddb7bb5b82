import { createOpenOrderService, type OpenOrderDeps } from './open-order.service.ts';
import { createOrderService, type OrderDeps } from './order.service.ts';
import { createOwnOrdersService, type OwnOrdersDeps } from './own-orders.service.ts';
import { createSupportService, type SupportDeps } from './support.service.ts';

export type OrderParts = OrderDeps & Pick<OpenOrderDeps, 'wechatPayer'>;

/** Making orders and paying them. */
export function createOrderServices({
  db,
  clock,
  storefront,
  agreements,
  starts,
  contracts,
  fraud,
  wechatPayer,
}: OrderParts) {
  return {
    orders: createOrderService({ db, clock, storefront, agreements, starts, contracts, fraud }),
    openOrders: createOpenOrderService({ db, clock, storefront, starts, wechatPayer, contracts }),
  };
}

export type AfterSalesParts = OwnOrdersDeps & SupportDeps;

/** What follows a purchase: the user's own orders with their refunds, and the work of support. */
export function createAfterSalesServices({
  db,
  clock,
  rateLimits,
  gateways,
  membership,
  outbox,
  fraud,
  starts,
  notifications,
  reconciliation,
  refunds,
  refundRules,
  refundedContracts,
  giftClaims,
  rewardBonds,
  levelBonds,
}: AfterSalesParts) {
  return {
    ownOrders: createOwnOrdersService({
      db,
      clock,
      rateLimits,
      membership,
      refundRules,
      refunds,
      refundedContracts,
      reconciliation,
      giftClaims,
      rewardBonds,
      levelBonds,
      starts,
      fraud,
    }),
    support: createSupportService({
      db,
      gateways,
      membership,
      notifications,
      reconciliation,
      refunds,
      refundedContracts,
      outbox,
    }),
  };
}
