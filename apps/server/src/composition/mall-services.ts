import type { Db } from '../db/database.ts';
import type { DramaService } from '../modules/drama/drama.service.ts';
import type { FraudService } from '../modules/fraud/fraud.service.ts';
import { createCreditService } from '../modules/mall/credit.service.ts';
import { createEarnService } from '../modules/mall/earn.service.ts';
import { createExchangeService } from '../modules/mall/exchange.service.ts';
import { createHeldExchangeService } from '../modules/mall/held-exchange.service.ts';
import { createMallService } from '../modules/mall/mall.service.ts';
import { createShareService } from '../modules/mall/share.service.ts';
import { createMedalService } from '../modules/membership/medal.service.ts';
import type { MembershipService } from '../modules/membership/membership.service.ts';
import { createPointsService } from '../modules/membership/points.service.ts';
import type { Clock } from '../ports/clock.ts';

export interface MallParts {
  db: Db;
  clock: Clock;
  membership: MembershipService;
  dramas: DramaService;
  fraud: FraudService;
}

/** Points, the ways to earn them, and what they are exchanged for. */
export function createMallServices(parts: MallParts) {
  const points = createPointsService(parts);
  const medals = createMedalService(parts);
  const earnings = createEarnService({ ...parts, points });
  return {
    points,
    earnings,
    credits: createCreditService({ ...parts, points }),
    mall: createMallService(parts),
    exchanges: createExchangeService({ ...parts, points, medals }),
    heldExchanges: createHeldExchangeService({ ...parts, points, medals }),
    sharing: createShareService({ ...parts, points, earnings }),
  };
}
