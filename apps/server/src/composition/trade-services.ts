import { createRewardBondService } from '../modules/activity/reward-bond.service.ts';
import { createBoughtDaysService } from '../modules/orders/bought-days.service.ts';
import { createPartnerGrantService } from '../modules/partner/partner-grant.service.ts';
import { createUnionBindService, type UnionBindDeps } from '../modules/union/union-bind.service.ts';
import { createUnionFullService } from '../modules/union/union-full.service.ts';
import { createUnionOrderService, type UnionOrderDeps } from '../modules/union/union-order.service.ts';
import { createUnionProductService } from '../modules/union/union-product.service.ts';
import { createUnionReservationService } from '../modules/union/union-reservation.service.ts';
import type { PartnerGateway } from '../ports/partner-gateway.ts';
import { createGiftServices } from './gift-services.ts';
import { createPaymentServices, type PaymentParts } from './payment-services.ts';

/** Created by these modules for one another. */
type Made =
  | keyof ReturnType<typeof createPaymentServices>
  | keyof ReturnType<typeof createGiftServices>
  | 'partnerGrants'
  | 'rewardBonds'
  | 'unionReservations';

export type TradeParts = Omit<PaymentParts, Made> &
  UnionBindDeps &
  Omit<UnionOrderDeps, Made> & { partners: PartnerGateway };

/**
 * Everything that is sold: partners first, as settling queues their grants, then payments, then unions on top
 * of both.
 */
export function createTradeServices(parts: TradeParts) {
  const partnerGrants = createPartnerGrantService(parts);
  const unionReservations = createUnionReservationService({ ...parts, partnerGrants });
  const rewardBonds = createRewardBondService({ boughtDays: createBoughtDaysService() });
  const gifts = createGiftServices({ ...parts, partnerGrants });
  const owed = { partnerGrants, unionReservations, rewardBonds, ...gifts };
  const money = createPaymentServices({ ...parts, ...owed });
  const above = { ...parts, ...owed, ...money };
  return {
    ...money,
    ...owed,
    unionProducts: createUnionProductService(above),
    unionBinds: createUnionBindService(above),
    unionOrders: createUnionOrderService(above),
    fullUnions: createUnionFullService(above),
  };
}
