import { OPEN_ORDER_STATES } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { hasPaymentIn } from '../payments/payment-records.service.ts';
import { findFrozen, hasOrderIn } from './outstanding-orders.repository.ts';

export type OutstandingOrdersService = ReturnType<typeof createOutstandingOrdersService>;

const IN_PROGRESS = ['paid', 'refunding'] as const;

/** Orders of a user that are not finished yet, and the agreements that they were made under. */
export function createOutstandingOrdersService({ db }: { db: Db }) {
  return {
    /** An order is paid but not fulfilled yet, or money is being refunded. */
    isMoneyMoving: async (from: Db, userId: number): Promise<boolean> =>
      (await hasOrderIn(from, userId, IN_PROGRESS)) || (await hasPaymentIn(from, userId, ['refunding'])),

    /** An order or payment is open, being fulfilled or being refunded. */
    isAnyOpen: async (from: Db, userId: number): Promise<boolean> =>
      (await hasOrderIn(from, userId, [...OPEN_ORDER_STATES, ...IN_PROGRESS])) ||
      (await hasPaymentIn(from, userId, ['open', 'refunding'])),

    /** The version of a document that the newest order that names it was made under. */
    agreedTo: (userId: number, key: string) => findFrozen(db, userId, key),
  };
}
