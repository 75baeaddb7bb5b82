import { boundBrandOf } from '@juban/catalog/shelves';
import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
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
    ownOrders.listOrders(userIdOf(context), page, boundBrandOf(context)),
  );
  app.call('getOrder', ({ orderNo }, context) =>
    ownOrders.getOrder(userIdOf(context), orderNo, boundBrandOf(context)),
  );
  app.call('getPayStatus', ({ orderNo }, context) => payStatuses.read(userIdOf(context), orderNo));
  app.call('checkOrder', ({ orderNo }, context) =>
    ownOrders.checkOrder(userIdOf(context), orderNo, boundBrandOf(context)),
  );
  app.call('requestRefund', (input, context) =>
    ownOrders.requestRefund(
      userIdOf(context),
      { ...input, deviceId: context.deviceId },
      boundBrandOf(context),
    ),
  );
}
