import type { CallOutput, CallRequest } from '@juban/contract';
import { stockDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { WantedPage } from '../../db/page.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  countOwnExchanges,
  countShelf,
  type Exchange,
  listOwnExchanges,
  listShelf,
  type ShownGoods,
  setLeft,
} from './mall.repository.ts';

export type MallService = ReturnType<typeof createMallService>;

/** What the mall shows: goods with what is left of them today, and what a user has exchanged. */
export function createMallService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async listMallGoods(
      { page, rows, goodsType: kind }: CallRequest<'listMallGoods'>,
      { brand, account }: RequestContext,
    ): Promise<CallOutput<'listMallGoods'>> {
      const shelf = { brand: brand.id, stockDay: stockDay(clock.businessNow()), userId: account?.id };
      const [goods, { total, games }] = await Promise.all([
        listShelf(db, shelf, kind, { pageNum: page, pageSize: rows }),
        countShelf(db, shelf, kind),
      ]);
      return { content: goods.map(toGoods), total, disFirst: games > 0 };
    },

    async listExchanges(userId: number, page: WantedPage): Promise<CallOutput<'listExchanges'>> {
      const [rows, total] = await Promise.all([
        listOwnExchanges(db, userId, page),
        countOwnExchanges(db, userId),
      ]);
      return { content: rows.map(toExchange), total, ...page };
    },

    /** For those who play with a demo: this many are left of today's stock from now on. */
    setLeft: (goodsId: string, left: number) =>
      db.transaction((tx) => setLeft(tx, goodsId, { stockDay: stockDay(clock.businessNow()), left })),
  };
}

function toGoods(goods: ShownGoods) {
  const { goodsId, kind, name, cover, points, details, left, isRestocked, days, hold } = goods;
  const shown = { id: goodsId, name, cover, points, details, goodsType: kind, hold };
  return { ...shown, inventoryDayCount: left, isRestocked, days: days ?? 0 };
}

function toExchange({ exchangeNo, goodsId, kind, name, cover, points, days, at }: Exchange) {
  return {
    exchangeNo,
    goodsId,
    goodsType: kind,
    name,
    cover,
    points,
    days: days ?? 0,
    createTime: at.getTime(),
  };
}
