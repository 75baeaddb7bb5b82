import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { ApplePurchaseService } from './apple-purchase.service.ts';
import type { OwnOrdersService } from './own-orders.service.ts';

export interface AppleRouteServices {
  applePurchases: ApplePurchaseService;
  ownOrders: OwnOrdersService;
}

export async function appleRoutes(
  app: FastifyInstance,
  { applePurchases, ownOrders }: AppleRouteServices,
): Promise<void> {
  app.call('confirmApple', async (input, context) => {
    const userId = buyerOf(context);
    const orderNo = await applePurchases.confirm(userId, input);
    return { result: 'paid' as const, order: await ownOrders.getOrder(userId, orderNo) };
  });

  app.call('restoreApple', ({ jws }, context) =>
    applePurchases.restore({ userId: buyerOf(context), clientType: context.clientType }, jws),
  );
}

function buyerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
