import { CODE } from '@juban/contract/code-names';
import { shanghaiDay, type UnionType } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import { findBinding, findUnion, type Union, type UnionBinding } from './union.repository.ts';
import {
  findTurn,
  findUnionOrder,
  insertUnionOrder,
  promiseDays,
  type Share,
  setAccount,
  takeTurn,
  UNION_PAID,
  type UnionOrder,
  type UnionTurn,
  unpromiseDays,
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
}

export type UnionReservationService = ReturnType<typeof createUnionReservationService>;

/** What a union order takes besides money: the buyer's turn, and days of the partner's yearly cap. */
export function createUnionReservationService(deps: UnionReservationDeps) {
  const { db, clock, storefront, partnerGrants } = deps;
  const yearNow = () => Number(shanghaiDay(clock.businessNow()).slice(0, 4));

  async function demandSale(from: Db, userId: number, unionType: string | undefined): Promise<UnionSale> {
    const union = unionType && (await findUnion(from, unionType));
    if (!union) throw new Refusal(CODE.goodsGone);
    const binding = await findBinding(from, userId, union.unionType);
    if (!binding) throw new Refusal(CODE.unionNotBound);
    return { union, binding };
  }

  async function demandDays(tx: Db, share: Share): Promise<void> {
    if (!(await promiseDays(tx, share))) throw new Refusal(CODE.partnerYearFull);
  }

  async function promise(tx: Db, { union, binding }: UnionSale, order: MadeOrder): Promise<void> {
    const { unionType, partner, partnerDays: days, product, restDays } = union;
    const { userId, orderNo } = order;
    const share = { partner, account: binding.openId, year: yearNow(), days };
    await insertUnionOrder(tx, { ...share, userId, orderNo, unionType, product, restDays });
    await demandDays(tx, share);
  }

  return {
    /** Clauses for the statement that fulfils an order: its turn rests, and the partner's half is queued. */
    paidClauses: `${UNION_PAID}, ${partnerGrants.clausesFrom('union_owed')}`,

    findTurn: (from: Db, userId: number, type: UnionType): Promise<UnionTurn | undefined> =>
      findTurn(from, userId, type),

    findUnionOrder: (from: Db, userId: number, orderNo: string): Promise<UnionOrder | undefined> =>
      findUnionOrder(from, userId, orderNo),

    /** For a new order, in the transaction that makes it: who has the turn already is refused, and so is the order. */
    async take(tx: Db, sale: UnionSale, order: MadeOrder): Promise<void> {
      const { unionType } = sale.union;
      const { userId, orderNo } = order;
      await promise(tx, sale, order);
      if (!(await takeTurn(tx, { userId, unionType, orderNo }, clock.businessNow())))
        throw new Refusal(CODE.unionBoughtThisYear);
    },

    /** An order that waits is gone on with for another account; the caller holds the user's row. */
    async moveTo(tx: Db, order: UnionOrder, account: string): Promise<void> {
      if (order.account === account) return;
      const moved = { account, year: yearNow() };
      const giveBack = () => unpromiseDays(tx, order);
      const take = () => demandDays(tx, { ...order, ...moved });
      // In the order of their keys: two who swap their accounts would wait for each other.
      const steps = account < order.account ? [take, giveBack] : [giveBack, take];
      for (const step of steps) await step();
      await setAccount(tx, order, moved);
    },

    /** For days that no order gives: they count for the account's year as well; answers which year that is. */
    async promiseDays(tx: Db, given: { partner: string; account: string; days: number }): Promise<number> {
      const year = yearNow();
      await demandDays(tx, { ...given, year });
      return year;
    },

    /** For an order that somebody else makes of goods already paid for: they count whoever's turn it is. */
    async owe(tx: Db, order: MadeOrder & { goodsCode: string; family: string }): Promise<void> {
      if (order.family !== 'union') return;
      const { userId, orderNo, goodsCode } = order;
      const sale = await demandSale(tx, userId, await storefront.unionOf(goodsCode, tx));
      await promise(tx, sale, order);
      const { unionType } = sale.union;
      await takeTurn(tx, { userId, unionType, orderNo }, clock.businessNow());
    },

    saleOf: (userId: number, unionType: string): Promise<UnionSale> => demandSale(db, userId, unionType),
  };
}
