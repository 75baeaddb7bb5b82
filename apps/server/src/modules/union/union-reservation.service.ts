import { CODE } from '@juban/contract/code-names';
import { shanghaiDay, type UnionType } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import { findBinding, findUnion, type Union, type UnionBinding } from './union.repository.ts';
import {
  countDays,
  findTurn,
  findUnionOrder,
  hasQuota,
  insertUnionOrder,
  listShares,
  returnDays,
  setAccount,
  takeTurn,
  UNION_FULL_MESSAGES,
  UNION_PAID,
  type UnionOrder,
  type UnionTurn,
} from './union-order.repository.ts';

/** A union and the account that its partner's half is for. */
export interface UnionSale {
  union: Union;
  binding: UnionBinding;
}

interface MadeOrder {
  userId: number;
  orderNo: string;
  createdAt: Date;
}

export interface UnionReservationDeps {
  db: Db;
  clock: Clock;
  storefront: Pick<StorefrontService, 'unionOf'>;
  partnerGrants: Pick<PartnerGrantService, 'clausesFrom'>;
  outbox: Pick<OutboxService, 'clausesFrom'>;
}

export type UnionReservationService = ReturnType<typeof createUnionReservationService>;

/**
 * What a union order uses besides money: the buyer's turn when it is made, and days of the partner's yearly
 * cap when it is paid.
 */
export function createUnionReservationService(deps: UnionReservationDeps) {
  const { db, clock, storefront, partnerGrants, outbox } = deps;
  const yearNow = () => Number(shanghaiDay(clock.businessNow()).slice(0, 4));

  async function requireSale(from: Db, userId: number, unionType: string | undefined): Promise<UnionSale> {
    const union = unionType && (await findUnion(from, unionType));
    if (!union) throw new Refusal(CODE.goodsGone);
    const binding = await findBinding(from, userId, union.unionType);
    if (!binding) throw new Refusal(CODE.unionNotBound);
    return { union, binding };
  }

  /** Nothing is reserved for an unpaid order: the first payment counts. */
  async function requireQuota(
    from: Db,
    { partner, partnerDays: days }: Union,
    account: string,
  ): Promise<void> {
    if (!(await hasQuota(from, { partner, account, year: yearNow(), days })))
      throw new Refusal(CODE.partnerYearFull);
  }

  async function write(tx: Db, { union, binding }: UnionSale, { userId, orderNo }: MadeOrder): Promise<void> {
    const { unionType, partner, partnerDays: days, product, restDays } = union;
    await requireQuota(tx, union, binding.openId);
    const owed = { partner, account: binding.openId, days, product, restDays };
    await insertUnionOrder(tx, { ...owed, userId, orderNo, unionType, year: null, capState: 'waiting' });
  }

  return {
    /** Clauses for the statement that fulfils an order: its turn rests, and the partner's half is queued. */
    paidClauses: [
      UNION_PAID,
      partnerGrants.clausesFrom('union_owed'),
      outbox.clausesFrom('union_full_queued', UNION_FULL_MESSAGES),
    ].join(', '),

    findTurn: (from: Db, userId: number, type: UnionType): Promise<UnionTurn | undefined> =>
      findTurn(from, userId, type),

    findUnionOrder: (from: Db, userId: number, orderNo: string): Promise<UnionOrder | undefined> =>
      findUnionOrder(from, userId, orderNo),

    /** For a new order, in the transaction that makes it: refused, with the order, if the turn is taken. */
    async take(tx: Db, sale: UnionSale, order: MadeOrder): Promise<void> {
      const { unionType } = sale.union;
      const { userId, orderNo } = order;
      await write(tx, sale, order);
      if (!(await takeTurn(tx, { userId, unionType, orderNo }, clock.businessNow())))
        throw new Refusal(CODE.unionBoughtThisYear);
    },

    /** A waiting order is continued for the account that is bound now; the caller has locked the user's row. */
    async moveTo(tx: Db, order: UnionOrder, { union, binding }: UnionSale): Promise<void> {
      await requireQuota(tx, union, binding.openId);
      if (order.account !== binding.openId) await setAccount(tx, order, binding.openId);
    },

    /** For days without an order: they count for the account's year as well; returns that year. */
    async countDays(tx: Db, given: { partner: string; account: string; days: number }): Promise<number> {
      const year = yearNow();
      if (!(await countDays(tx, { ...given, year }))) throw new Refusal(CODE.partnerYearFull);
      return year;
    },

    /** For withdrawn grants: what they counted for can be granted again. The caller has locked the user's row. */
    async returnDays(tx: Db, userId: number, causes: readonly string[]): Promise<void> {
      if (causes.length === 0) return;
      for (const share of await listShares(tx, userId, causes)) await returnDays(tx, share);
    },

    /**
     * For withdrawn grants that are to be granted after all: returns those that cannot, because others have
     * used up the account's year meanwhile. The caller has locked the user's row.
     */
    async countAgain(tx: Db, userId: number, causes: readonly string[]): Promise<string[]> {
      const full: string[] = [];
      const shares = causes.length === 0 ? [] : await listShares(tx, userId, causes);
      for (const share of shares) if (!(await countDays(tx, share))) full.push(share.cause);
      return full;
    },

    /** For an order that another module makes for goods already paid for, whether the turn is free or not. */
    async owe(tx: Db, order: MadeOrder & { goodsCode: string; family: string }): Promise<void> {
      if (order.family !== 'union') return;
      const { userId, orderNo, goodsCode } = order;
      const sale = await requireSale(tx, userId, await storefront.unionOf(goodsCode, tx));
      await write(tx, sale, order);
      const { unionType } = sale.union;
      await takeTurn(tx, { userId, unionType, orderNo }, clock.businessNow());
    },

    saleOf: (userId: number, unionType: string): Promise<UnionSale> => requireSale(db, userId, unionType),
  };
}
