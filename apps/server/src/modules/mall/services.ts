import type { PointsService } from '../membership/points.service.ts';
import { createCreditService } from './credit.service.ts';
import { createEarnService, type EarnDeps } from './earn.service.ts';
import { createExchangeService, type ExchangeDeps } from './exchange.service.ts';
import { createHeldExchangeService } from './held-exchange.service.ts';
import { createMallService, type MallDeps } from './mall.service.ts';
import { createShareService, type ShareDeps } from './share.service.ts';

export type MallParts = EarnDeps &
  ExchangeDeps &
  MallDeps &
  Omit<ShareDeps, 'earnings'> & { points: PointsService };

/** The ways to earn points, and what they are exchanged for. */
export function createMallServices({ db, clock, points, membership, medals, dramas, fraud }: MallParts) {
  const earnings = createEarnService({ db, clock, points, membership });
  return {
    earnings,
    credits: createCreditService({ db, clock, points }),
    mall: createMallService({ db, clock, membership }),
    exchanges: createExchangeService({ db, points, membership, medals, fraud }),
    heldExchanges: createHeldExchangeService({ clock, points, membership, medals }),
    sharing: createShareService({ db, clock, earnings, points, dramas }),
  };
}
