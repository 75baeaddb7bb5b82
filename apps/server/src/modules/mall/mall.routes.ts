import type { FastifyInstance } from 'fastify';
import { deviceOf, userIdOf } from '../../plugins/caller.ts';
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
  app.call('listMallGoods', (input, context) => mall.listMallGoods(input, context));
  app.call('exchange', ({ id, payPoints }, context) =>
    exchanges.exchange({
      userId: userIdOf(context),
      goodsId: id,
      agreedPoints: payPoints,
      brand: context.brand.id,
      asker: {
        address: context.address,
        oaid: context.oaid,
        ...deviceOf(context),
      },
      idempotencyKey: context.idempotencyKey,
    }),
  );
  app.call('listExchanges', (page, context) => mall.listExchanges(userIdOf(context), page));
  app.call('getIntegral', async (_input, context) => ({ integral: await points.read(userIdOf(context)) }));
  app.call('listIntegral', (page, context) => points.listIntegral(userIdOf(context), page));
  app.call('listEarnWays', (_input, { account }) => earnings.listEarnWays(account?.id));
  app.call('shareForPoints', ({ dramaId }, context) =>
    sharing.shareForPoints(userIdOf(context), dramaId, context),
  );
}
