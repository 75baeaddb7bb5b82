import { OPEN_ORDER_STATES } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { findFrozen, hasOrderIn, hasPaymentIn } from './owed-orders.repository.ts';

export type OwedOrdersService = ReturnType<typeof createOwedOrdersService>;

const MOVING = ['paid', 'refunding'] as const;

/** What a user's orders still owe, and what they agreed to by ordering. */
export function createOwedOrdersService({ db }: { db: Db }) {
  return {
    /** Money is on its way to what it bought, or back. */
    isMoneyMoving: async (from: Db, userId: number): Promise<boolean> =>
      (await hasOrderIn(from, userId, MOVING)) || (await hasPaymentIn(from, userId, ['refunding'])),

    /** Something might still be paid, given or given back. */
    isAnyOpen: async (from: Db, userId: number): Promise<boolean> =>
      (await hasOrderIn(from, userId, [...OPEN_ORDER_STATES, ...MOVING])) ||
      (await hasPaymentIn(from, userId, ['open', 'refunding'])),

    /** The version of a document that the newest order that names it was made under. */
    agreedTo: (userId: number, key: string) => findFrozen(db, userId, key),
  };
}
