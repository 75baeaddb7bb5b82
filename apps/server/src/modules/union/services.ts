import { createUnionBindService, type UnionBindDeps } from './union-bind.service.ts';
import { createUnionFullService, type UnionFullDeps } from './union-full.service.ts';
import { createUnionOrderService, type UnionOrderDeps } from './union-order.service.ts';
import { createUnionProductService, type UnionProductDeps } from './union-product.service.ts';
import { createUnionReservationService, type UnionReservationDeps } from './union-reservation.service.ts';

export type UnionParts = UnionBindDeps & UnionProductDeps & UnionReservationDeps;

/** What pages about unions show, and the partner's days that orders reserve. */
export function createUnionServices({
  db,
  clock,
  secrets,
  publicOrigin,
  codes,
  tickets,
  storefront,
  outbox,
  partners,
  partnerGrants,
}: UnionParts) {
  return {
    unionProducts: createUnionProductService({ db, storefront }),
    unionBinds: createUnionBindService({ db, clock, secrets, codes, tickets, partners, publicOrigin }),
    unionReservations: createUnionReservationService({ db, clock, storefront, partnerGrants, outbox }),
  };
}

export type UnionOrderParts = UnionOrderDeps & UnionFullDeps;

/** Buying a union; needs the services of orders and refunds. */
export function createUnionOrderServices({
  db,
  clock,
  storefront,
  orders,
  openOrders,
  payStatuses,
  unionReservations,
  partnerGrants,
  cancelOrders,
}: UnionOrderParts) {
  return {
    unionOrders: createUnionOrderService({
      db,
      clock,
      storefront,
      orders,
      openOrders,
      payStatuses,
      unionReservations,
      partnerGrants,
    }),
    fullUnions: createUnionFullService({ db, cancelOrders }),
  };
}
