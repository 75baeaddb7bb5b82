import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { PointsService } from '../membership/points.service.ts';
import type { EarnService } from './earn.service.ts';
import type { ExchangeService } from './exchange.service.ts';
import type { MallService } from './mall.service.ts';
import type { ShareService } from './share.service.ts';

export interface MallRouteServices {
  mall: MallService;
  exchanges: ExchangeService;
  earnings: EarnService;
  sharing: ShareService;
  points: PointsService;
}

export async function mallRoutes(
  app: FastifyInstance,
  { mall, exchanges, earnings, sharing, points }: MallRouteServices,
): Promise<void> {
  app.call('listMallGoods', (wish, context) => mall.listMallGoods(wish, context));
  app.call('exchange', ({ id }, context) =>
    exchanges.exchange({
      userId: ownerOf(context),
      goodsId: id,
      brand: context.brand.id,
      idempotencyKey: context.idempotencyKey,
    }),
  );
  app.call('listExchanges', (page, context) => mall.listExchanges(ownerOf(context), page));
  app.call('getIntegral', async (_input, context) => ({ integral: await points.read(ownerOf(context)) }));
  app.call('listIntegral', (page, context) => points.listIntegral(ownerOf(context), page));
  app.call('listEarnWays', (_input, { account }) => earnings.listEarnWays(account?.id));
  app.call('shareForPoints', ({ dramaId }, context) =>
    sharing.shareForPoints(ownerOf(context), dramaId, context),
  );
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
