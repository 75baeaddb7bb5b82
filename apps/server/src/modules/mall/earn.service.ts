import type { CallOutput } from '@juban/contract';
import { shanghaiDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { PointsService } from '../membership/points.service.ts';
import { type EarnWay, findWay, listWays } from './earn.repository.ts';

export interface EarnDeps {
  db: Db;
  clock: Clock;
  points: Pick<PointsService, 'give'>;
  membership: Pick<MembershipService, 'listCaused'>;
}

export interface Earning {
  userId: number;
  way: EarnWay['way'];
  /** Business time of the rewarded action: its day counts. */
  at: Date;
}

export type EarnService = ReturnType<typeof createEarnService>;

/** Ways to earn points: the amounts are content, each way counts once a day in Shanghai. */
export function createEarnService({ db, clock, points, membership }: EarnDeps) {
  const causeOf = (way: EarnWay['way'], at: Date) => `earn:${way}:${shanghaiDay(at)}`;

  /** Returns what was given: nothing if that day's points were earned, or the way is disabled. */
  async function earn(tx: Db, { userId, way: source, at }: Earning): Promise<number> {
    const way = await findWay(tx, source);
    if (!way) return 0;
    const change = { userId, amount: way.points, cause: causeOf(source, at), source, reason: way.name, at };
    return (await points.give(tx, change)) ? way.points : 0;
  }

  return {
    earn,

    async listEarnWays(userId: number | undefined): Promise<CallOutput<'listEarnWays'>> {
      const ways = await listWays(db);
      const now = clock.businessNow();
      const causes = ways.map(({ way }) => causeOf(way, now));
      const earned = userId === undefined ? [] : await membership.listCaused(db, userId, causes);
      const done = new Set(earned.map(({ cause }) => cause));
      return ways.map(({ way, name, details, icon, points, target }) => ({
        way,
        name,
        details,
        icon,
        points,
        done: done.has(causeOf(way, now)),
        target,
      }));
    },
  };
}
