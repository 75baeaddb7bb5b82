import { boundBrandOf } from '@juban/catalog/shelves';
import type { CallOutput } from '@juban/contract';
import type { FastifyInstance } from 'fastify';
import { browserMethodOf } from '../../lib/browser-method.ts';
import { deviceOf, userIdOf } from '../../plugins/caller.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { purchaseBodiesOf } from '../payments/payment-bodies.service.ts';
import type { HandoffService } from '../scan-to-pay/handoff.service.ts';
import type { OpenOrderService } from './open-order.service.ts';
import type { OrderService, PurchaseRequest } from './order.service.ts';
import { sellerOf } from './seller.service.ts';

export interface PurchaseRouteServices {
  orders: OrderService;
  openOrders: OpenOrderService;
  handoffs: HandoffService;
}

export async function purchaseRoutes(
  app: FastifyInstance,
  { orders, openOrders, handoffs }: PurchaseRouteServices,
): Promise<void> {
  /** The same bodies, except for WeChat's inside WeChat. */
  async function openableIn({ isInWechat, ...context }: RequestContext, bodies: Bodies): Promise<Bodies> {
    if (!isInWechat || !bodies.wexinOrderVO) return bodies;
    const body = await handoffs.linkInWechat(userIdOf(context), bodies.orderNo);
    return { ...bodies, wexinOrderVO: { body } };
  }

  app.call('createPurchase', async ({ goodsId, from_path, ...input }, context) => {
    const goods = { goodsCode: goodsId, fromPath: from_path, oaid: context.oaid, returnPath: '' };
    const method = input.payChannel === 'apple' ? 'iap' : 'app';
    const where = { clientType: context.clientType, method } as const;
    const { orderNo, start } = await orders.create({ ...input, ...goods, ...where, ...payerOf(context) });
    return { orderNo, payInfo: 'payInfo' in start ? { ...start.payInfo } : {} };
  });

  app.call('createPurchaseH5', async ({ from_path, returnUrl, clientType, ...input }, context) => {
    const seller = sellerOf(clientType, context);
    const said = { fromPath: from_path, returnPath: returnUrl, oaid: input.oaid || context.oaid };
    const where = { clientType: seller, method: browserMethodOf(seller, input.payChannel) };
    const request = { ...input, ...said, ...where, ...payerOf(context) };
    const { orderNo, provider, start } = await orders.create(request);
    return openableIn(context, purchaseBodiesOf(orderNo, provider, start));
  });

  app.call('payOrder', async (input, context) => {
    const { userId, payer } = payerOf(context);
    return openableIn(context, await openOrders.payOrder(userId, input, payer, boundBrandOf(context)));
  });
}

type Bodies = CallOutput<'payOrder'>;
type Payer = Pick<PurchaseRequest, 'userId' | 'idempotencyKey' | 'payer' | 'device'>;

function payerOf(context: RequestContext): Payer {
  const { idempotencyKey, address } = context;
  const payer = { ip: address };
  return { userId: userIdOf(context), idempotencyKey, payer, device: deviceOf(context) };
}
