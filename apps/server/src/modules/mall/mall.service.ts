import type { CallOutput, CallRequest } from '@juban/contract';
import { discountedPoints, mallPoints, stockDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { PageRequest } from '../../db/page.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MembershipService, Standing } from '../membership/membership.service.ts';
import {
  countOnSale,
  countOwnExchanges,
  listOnSale,
  listOwnExchanges,
  type ShownGoods,
  setLeft,
} from './mall.repository.ts';

export interface MallDeps {
  db: Db;
  clock: Clock;
  membership: Pick<MembershipService, 'readStanding'>;
}

export type MallService = ReturnType<typeof createMallService>;

/** The mall's lists: goods with today's remaining stock, and a user's exchanges. */
export function createMallService({ db, clock, membership }: MallDeps) {
  return {
    async listMallGoods(
      { page, rows, goodsType: kind }: CallRequest<'listMallGoods'>,
      { brand, account }: RequestContext,
    ): Promise<CallOutput<'listMallGoods'>> {
      const scope = { brand: brand.id, stockDay: stockDay(clock.businessNow()), userId: account?.id };
      const [goods, { total, games, restocked }, standing] = await Promise.all([
        listOnSale(db, scope, kind, { pageNum: page, pageSize: rows }),
        countOnSale(db, scope, kind),
        account ? membership.readStanding(account.id) : undefined,
      ]);
      return {
        content: goods.map((each) => toGoods(each, standing)),
        total,
        disFirst: games > 0,
        restocked: restocked === 0 ? 'none' : restocked < total - games ? 'some' : 'all',
      };
    },

    async listExchanges(userId: number, page: PageRequest): Promise<CallOutput<'listExchanges'>> {
      const [rows, total] = await Promise.all([
        listOwnExchanges(db, userId, page),
        countOwnExchanges(db, userId),
      ]);
      return { content: rows.map(toExchange), total, ...page };
    },

    /** For the demo: sets how many are left of today's stock. */
    setLeft: (goodsId: string, left: number) =>
      db.transaction((tx) => setLeft(tx, goodsId, { stockDay: stockDay(clock.businessNow()), left })),
  };
}

/** A visitor has no membership and pays the full price. */
function toGoods(goods: ShownGoods, standing: Standing | undefined) {
  const { goodsId, kind, name, cover, points, details, left, isRestocked, days, hold } = goods;
  const shown = { id: goodsId, name, cover, points, details, goodsType: kind, hold };
  const prices = {
    payPoints: standing ? mallPoints(points, standing) : points,
    memberPoints: discountedPoints(points),
  };
  return { ...shown, ...prices, inventoryDayCount: left, isRestocked, days: days ?? 0 };
}

type OwnExchange = Awaited<ReturnType<typeof listOwnExchanges>>[number];

function toExchange(exchange: OwnExchange) {
  const { exchangeNo, goodsId, kind, name, cover, points, fullPoints, days, at, review } = exchange;
  return {
    exchangeNo,
    goodsId,
    goodsType: kind,
    name,
    cover,
    points,
    fullPoints: fullPoints ?? points,
    days: days ?? 0,
    createTime: at.getTime(),
    review,
  };
}
