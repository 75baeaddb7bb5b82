import { mallTexts } from '@juban/contract/texts/mall';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PointsService } from '../membership/points.service.ts';

const MOST_POINTS = 100_000;
const REFERENCE_FORM = /^[\w.-]{1,64}$/;
const MOST_REASON = 40;

export interface Credit {
  userId: number;
  amount: number;
  /** What it is given for: a ticket, a piece of feedback. */
  reference: string;
  /** What its owner reads about it. */
  reason?: string;
}

export interface CreditDeps {
  db: Db;
  clock: Clock;
  points: Pick<PointsService, 'holdUser' | 'give' | 'read'>;
}

export type CreditService = ReturnType<typeof createCreditService>;

/** Points that support gives by hand. Safe to repeat: a reference gives a user once. */
export function createCreditService({ db, clock, points }: CreditDeps) {
  return {
    /** Answers whether this was the time that gave them, and what the user has now. */
    async credit(wish: Credit): Promise<{ isNew: boolean; integral: number }> {
      const fault = findFault(wish);
      if (fault) throw new Error(fault);
      const { userId, amount, reference, reason = '' } = wish;
      const change = { userId, amount, cause: `credit:${reference}`, source: 'system' };
      const shown = { reason: reason.trim() || mallTexts.credited, at: clock.businessNow() };
      const isNew = await db.transaction(async (tx) => {
        if (!(await points.holdUser(tx, userId))) throw new Error(`there is no user ${userId}`);
        return points.give(tx, { ...change, ...shown });
      });
      return { isNew, integral: await points.read(userId) };
    },
  };
}

function findFault({ amount, reference, reason = '' }: Credit): string | undefined {
  if (!Number.isInteger(amount) || amount < 1 || amount > MOST_POINTS)
    return `points are a whole number from 1 to ${MOST_POINTS}`;
  if (!REFERENCE_FORM.test(reference)) return 'a reference is letters, digits, dots and hyphens, at most 64';
  return reason.length > MOST_REASON ? `a reason has at most ${MOST_REASON} characters` : undefined;
}
