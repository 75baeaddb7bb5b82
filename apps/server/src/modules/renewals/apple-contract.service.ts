import { DAY_MS, shanghaiDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RenewalOrderService } from '../orders/renewal-order.service.ts';
import { insertCharge } from './charge.repository.ts';
import {
  type CloseReason,
  type Contract,
  type ContractChange,
  changeContract,
  findActive,
  findByExternal,
  findContract,
  insertContract,
  moveContract,
} from './contract.repository.ts';
import { type ContractEndingService, SIGNED } from './contract-ending.service.ts';
import { contractFrom } from './contract-signing.service.ts';
import { isByAppStore } from './is-by-app-store.ts';

/** How long the App Store itself retries a charge; afterwards the subscription has ended. */
const LAPSE_MS = 60 * DAY_MS;
const ENDS: Readonly<Record<'expired' | 'refunded' | 'revoked', CloseReason>> = {
  expired: 'lapsed',
  refunded: 'refunded',
  revoked: 'refunded',
};

/** One subscription of one of our users; its original transaction is the contract's number at Apple. */
export interface AppleSubscription {
  userId: number;
  originalTransactionId: string;
}

/** A paid period of it: the order is settled in the same transaction. */
export interface ApplePeriod extends AppleSubscription {
  orderNo: string;
  expiresAt: Date;
}

export interface AppleEnd extends AppleSubscription {
  reason: keyof typeof ENDS;
  /** If the notice is late, the end of a period that another one has followed. */
  periodEnd?: Date | undefined;
}

export interface AppleContractDeps {
  clock: Clock;
  orders: Pick<RenewalOrderService, 'readOrder'>;
  ending: ContractEndingService;
}

export type AppleContractService = ReturnType<typeof createAppleContractService>;

/**
 * Contracts that the App Store charges by itself: we record its notices, and never charge. Every call joins a
 * transaction that has locked the user's row, and is safe to repeat.
 */
export function createAppleContractService({ clock, orders, ending }: AppleContractDeps) {
  const find = (tx: Db, { userId, originalTransactionId }: AppleSubscription) =>
    findByExternal(tx, userId, 'apple', originalTransactionId);

  /**
   * Another contract of the family is replaced: one of ours is unsigned, one of the store has been ended by the store.
   */
  async function endOlder(tx: Db, { userId, family }: Contract): Promise<void> {
    const other = await findActive(tx, userId, family);
    if (!other) return;
    if (isByAppStore(other)) await ending.close(tx, other, 'replaced', 'apple');
    else await ending.end(tx, other, 'replaced');
  }

  /** A renewable order was bought in the app: its contract begins. */
  async function appleSubscribed(tx: Db, said: ApplePeriod): Promise<void> {
    const { userId, orderNo, originalTransactionId: externalNo, expiresAt } = said;
    const known = await find(tx, said);
    if (known && known.state !== 'closed') return;
    const order = await orders.readOrder(tx, userId, orderNo);
    if (!order?.renewable || !(await insertContract(tx, contractFrom(order, 'apple'), 'apple'))) return;
    const contract = await findContract(tx, userId, orderNo);
    if (!contract) return;
    await endOlder(tx, contract);
    const at = clock.businessNow();
    const signed = { externalNo, signedAt: at, anchorDay: shanghaiDay(at) };
    const change = { ...signed, ...datesUntil(expiresAt, 'active') };
    await moveContract(tx, contract, { to: 'active', cause: 'apple', at, facts: SIGNED, change });
  }

  return {
    appleSubscribed,

    /** Apple has charged another period, paid by that order. */
    async appleRenewed(tx: Db, said: ApplePeriod): Promise<void> {
      const contract = await find(tx, said);
      if (!contract || contract.state === 'closed') return appleSubscribed(tx, said);
      const { userId, contractNo, period, state } = contract;
      const { orderNo, expiresAt } = said;
      const createdAt = clock.businessNow();
      const isNew = await insertCharge(tx, { userId, contractNo, period, orderNo, tries: 1, createdAt });
      if (isNew) await changeContract(tx, contract, { period: period + 1, ...datesUntil(expiresAt, state) });
    },

    /** Its owner switched renewal off or on in the system's settings. False if that was known. */
    async appleWillRenew(tx: Db, said: AppleSubscription & { willRenew: boolean }): Promise<boolean> {
      const { willRenew } = said;
      const contract = await find(tx, said);
      // An ended contract stays ended: a subscription that begins again is reported by its new period.
      if (!contract || contract.state === 'closed') return false;
      if ((contract.state === 'active') === willRenew) return false;
      if (willRenew) await endOlder(tx, contract);
      const change = willRenew
        ? ({ reason: '', nextChargeAt: contract.paidUntil } as const)
        : ({ reason: 'cancelled', nextChargeAt: null } as const);
      const to = willRenew ? 'active' : 'closing';
      const facts = { ...SIGNED, mayResume: true };
      return moveContract(tx, contract, { to, cause: 'apple', at: clock.businessNow(), facts, change });
    },

    /** A refund that ended it was reversed. False if it has expired since, or another one has replaced it. */
    async appleRestored(tx: Db, said: AppleSubscription & { expiresAt: Date }): Promise<boolean> {
      const { userId, expiresAt } = said;
      const contract = await find(tx, said);
      const at = clock.businessNow();
      if (contract?.state !== 'closed' || contract.reason !== 'refunded' || expiresAt <= at) return false;
      if (await findActive(tx, userId, contract.family)) return false;
      const change = { reason: '', ...datesUntil(expiresAt, 'active') } as const;
      const facts = { ...SIGNED, isReversed: true };
      return moveContract(tx, contract, { to: 'active', cause: 'apple', at, facts, change });
    },

    /**
     * The subscription is over, with the period that ended then. False if that was known, or concerns an
     * earlier period.
     */
    async appleEnded(tx: Db, said: AppleEnd): Promise<boolean> {
      const contract = await find(tx, said);
      if (!contract) return false;
      const { paidUntil } = contract;
      if (said.periodEnd && paidUntil && said.periodEnd < paidUntil) return false;
      return ending.close(tx, contract, ENDS[said.reason], 'apple');
    },
  };
}

function datesUntil(paidUntil: Date, state: Contract['state']): ContractChange {
  const nextAt = new Date(paidUntil.getTime() + LAPSE_MS);
  return { paidUntil, nextAt, ...(state === 'active' ? { nextChargeAt: paidUntil } : {}) };
}
