import { mallTexts } from '@juban/contract/texts/mall';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { findGiftFault, type ManualGift } from '../../lib/gift-fault.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PointsService } from '../membership/points.service.ts';

const LIMITS = { what: 'points are', most: 100_000 };

export type CreditService = ReturnType<typeof createCreditService>;

export interface CreditDeps {
  db: Db;
  clock: Clock;
  points: Pick<PointsService, 'give' | 'read'>;
}

/** Points given manually by support. Safe to repeat: a reference gives a user once. */
export function createCreditService({ db, clock, points }: CreditDeps) {
  return {
    /** Returns whether this call gave them, and the new balance. Joins the caller's transaction, if any. */
    async credit(input: ManualGift, within: Db = db): Promise<{ isNew: boolean; integral: number }> {
      const fault = findGiftFault(input, LIMITS);
      if (fault) throw new Error(fault);
      const { userId, amount, reference, reason = '' } = input;
      const change = { userId, amount, cause: `credit:${reference}`, source: 'system' };
      const shown = { reason: reason.trim() || mallTexts.credited, at: clock.businessNow() };
      const isNew = await within.transaction(async (tx) => {
        if (!(await lockUser(tx, userId))) throw new Error(`there is no user ${userId}`);
        return points.give(tx, { ...change, ...shown });
      });
      return { isNew, integral: await points.read(userId, within) };
    },
  };
}
