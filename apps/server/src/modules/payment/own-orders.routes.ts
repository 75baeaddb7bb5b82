import { boundBrandOf } from '@juban/catalog/shelves';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { OwnOrdersService } from './own-orders.service.ts';
import type { PayStatusService } from './pay-status.service.ts';

export interface OwnOrderRouteServices {
  ownOrders: OwnOrdersService;
  payStatuses: PayStatusService;
}

export async function ownOrderRoutes(
  app: FastifyInstance,
  { ownOrders, payStatuses }: OwnOrderRouteServices,
): Promise<void> {
  app.call('listOrders', (page, context) =>
    ownOrders.listOrders(ownerOf(context), page, boundBrandOf(context)),
  );
  app.call('getOrder', ({ orderNo }, context) =>
    ownOrders.getOrder(ownerOf(context), orderNo, boundBrandOf(context)),
  );
  app.call('getPayStatus', ({ orderNo }, context) => payStatuses.read(ownerOf(context), orderNo));
  app.call('checkOrder', ({ orderNo }, context) =>
    ownOrders.checkOrder(ownerOf(context), orderNo, boundBrandOf(context)),
  );
  app.call('requestRefund', (wish, context) =>
    ownOrders.requestRefund(ownerOf(context), wish, boundBrandOf(context)),
  );
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
