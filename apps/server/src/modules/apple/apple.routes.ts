import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { OwnOrdersService } from '../orders/own-orders.service.ts';
import type { ApplePurchaseService } from './apple-purchase.service.ts';

export interface AppleRouteServices {
  applePurchases: ApplePurchaseService;
  ownOrders: OwnOrdersService;
}

export async function appleRoutes(
  app: FastifyInstance,
  { applePurchases, ownOrders }: AppleRouteServices,
): Promise<void> {
  app.call('confirmApple', async (input, context) => {
    const userId = userIdOf(context);
    const orderNo = await applePurchases.confirm(userId, input);
    return { result: 'paid' as const, order: await ownOrders.getOrder(userId, orderNo) };
  });

  app.call('restoreApple', ({ jws }, context) =>
    applePurchases.restore({ userId: userIdOf(context), clientType: context.clientType }, jws),
  );
}
