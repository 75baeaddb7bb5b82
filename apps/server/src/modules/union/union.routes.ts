import type { FastifyInstance } from 'fastify';
import { callerOf, deviceOf, sessionOf, userIdOf } from '../../plugins/caller.ts';
import type { UnionBindService } from './union-bind.service.ts';
import { type UnionOrderService, unionMethodOf } from './union-order.service.ts';
import type { UnionProductService } from './union-product.service.ts';

export interface UnionRouteServices {
  unionProducts: UnionProductService;
  unionBinds: UnionBindService;
  unionOrders: UnionOrderService;
}

export async function unionRoutes(
  app: FastifyInstance,
  { unionProducts, unionBinds, unionOrders }: UnionRouteServices,
): Promise<void> {
  app.sharedCall(
    'getUnionProduct',
    async ({ type }, context) => ({ data: await unionProducts.getProduct(type, context) }),
    { perClient: 'known' },
  );
  app.call('getUnionConfig', ({ type }, context) => unionBinds.getConfig(callerOf(context), type));
  app.call('startUnionBind', ({ type }, context) =>
    unionBinds.startBind(sessionOf(context), type, { client: context }),
  );

  app.call('bindUnion', async (input, context) => {
    if (context.ticket) await unionBinds.bindReturned(input, context.ticket, sessionOf(context));
    else await unionBinds.bindByPhone(input, callerOf(context), context);
    return null;
  });

  app.call('verifyQualification', ({ type }, context) => unionOrders.mayBuy(userIdOf(context), type));

  app.call('createUnionOrder', ({ from_path, returnUrl, ...input }, context) => {
    const { clientType, oaid, idempotencyKey, address } = context;
    return unionOrders.createOrder({
      ...input,
      userId: userIdOf(context),
      clientType,
      method: unionMethodOf(clientType, input.payChannel),
      fromPath: from_path,
      returnPath: returnUrl,
      oaid,
      idempotencyKey,
      payer: { ip: address },
      device: deviceOf(context),
    });
  });

  app.call('getUnionOrder', ({ orderNo }, context) => unionOrders.getOrder(userIdOf(context), orderNo));
}
