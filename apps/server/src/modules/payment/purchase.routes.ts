import { type ClientType, findClientType } from '@juban/catalog';
import { maySeeBrand } from '@juban/catalog/shelves';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { OrderService, PurchaseRequest } from './order.service.ts';

export interface PurchaseRouteServices {
  orders: OrderService;
}

/** A wallet's page for phones does not work on these. */
const DESKTOP_PLATFORMS: ReadonlySet<ClientType['platform']> = new Set(['windows', 'mac']);

export async function purchaseRoutes(app: FastifyInstance, { orders }: PurchaseRouteServices): Promise<void> {
  app.call('createPurchase', async ({ goodsId, from_path, ...input }, context) => {
    const goods = { goodsCode: goodsId, fromPath: from_path, oaid: context.oaid, returnPath: '' };
    const where = { clientType: context.clientType, method: 'app' } as const;
    const { orderNo, start } = await orders.create({ ...input, ...goods, ...where, ...payerOf(context) });
    return { orderNo, payInfo: start.method === 'app' ? { ...start.payInfo } : {} };
  });

  app.call('createPurchaseH5', async ({ from_path, returnUrl, clientType, ...input }, context) => {
    const seller = sellerOf(clientType, context);
    const said = { fromPath: from_path, returnPath: returnUrl, oaid: input.oaid || context.oaid };
    const method = DESKTOP_PLATFORMS.has(seller.platform) ? 'page' : 'h5';
    const where = { clientType: seller, method } as const;
    const { orderNo, start } = await orders.create({ ...input, ...said, ...where, ...payerOf(context) });
    return 'body' in start ? { orderNo, aliOrderVO: { body: start.body } } : { orderNo };
  });
}

function payerOf({
  account,
  idempotencyKey,
}: RequestContext): Pick<PurchaseRequest, 'userId' | 'idempotencyKey'> {
  if (!account) throw new Refusal('1024');
  return { userId: account.id, idempotencyKey };
}

/** A page may sell for the app it was opened from, never for another brand's. */
function sellerOf(named: string, context: RequestContext): ClientType {
  const type = named ? findClientType(named) : context.clientType;
  if (!type) throw new Refusal('4000');
  if (!maySeeBrand(context, type.brand)) throw new Refusal('2101');
  return type;
}
