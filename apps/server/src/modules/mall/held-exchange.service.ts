import { reviewTexts } from '@juban/contract/texts/review';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HoldHandler } from '../fraud/hold-review.service.ts';
import type { PointsService } from '../membership/points.service.ts';
import { createExchangeGrant, type ExchangeGrantDeps } from './exchange-grant.ts';
import { type Exchange, findExchange } from './mall.repository.ts';

export interface HeldExchangeDeps extends ExchangeGrantDeps {
  clock: Clock;
  points: Pick<PointsService, 'give'>;
}

/** Exchanges that are held for review: granted when they are released, or their points are returned. */
export function createHeldExchangeService({ clock, points, ...grants }: HeldExchangeDeps): HoldHandler {
  const give = createExchangeGrant(grants);

  async function requireExchange(tx: Db, { userId, subjectId }: Subject): Promise<Exchange> {
    const exchange = userId === null ? undefined : await findExchange(tx, userId, subjectId);
    if (!exchange) throw new Error(`no exchange ${subjectId}`);
    return exchange;
  }

  return {
    async lock(tx, { userId }) {
      if (userId !== null) await lockUser(tx, userId);
    },

    release: async (tx, hold) => give(tx, await requireExchange(tx, hold), clock.businessNow()),

    async refuse(tx, hold) {
      const { userId, exchangeNo, points: amount } = await requireExchange(tx, hold);
      const cause = `exchange:${exchangeNo}:returned`;
      const change = { userId, amount, cause, source: 'exchange', at: clock.businessNow() };
      await points.give(tx, { ...change, reason: reviewTexts.exchangeReturned });
    },
  };
}

type Subject = Parameters<HoldHandler['release']>[1];
