import { randomUUID } from 'node:crypto';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { mallTexts } from '@juban/contract/texts/mall';
import { mallPoints, stockDay } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireKeyForm } from '../../lib/require-key.ts';
import type { Asker, FraudService } from '../fraud/fraud.service.ts';
import type { MedalService } from '../membership/medal.service.ts';
import type { MembershipService, Standing } from '../membership/membership.service.ts';
import type { PointsService } from '../membership/points.service.ts';
import { createExchangeGrant } from './exchange-grant.ts';
import {
  type Exchange,
  findExchangeByKey,
  findOnShelf,
  insertExchange,
  openStock,
  type ShownGoods,
  takeOne,
} from './mall.repository.ts';

export interface ExchangeWish {
  userId: number;
  goodsId: string | null | undefined;
  /** The most that may be charged; whatever the goods cost where the caller names no price. */
  agreedPoints: number | undefined;
  /** Whose shelf, and who asks. */
  brand: string;
  asker: Omit<Asker, 'brand'>;
  /** The same key exchanges once. */
  idempotencyKey: string | undefined;
}

export interface ExchangeDeps {
  db: Db;
  points: PointsService;
  membership: Pick<MembershipService, 'hold' | 'grantDays'>;
  medals: Pick<MedalService, 'grant'>;
  fraud: Pick<FraudService, 'holds' | 'reviewOf'>;
}

export type ExchangeService = ReturnType<typeof createExchangeService>;

/** From points to goods, in one transaction: all of it or nothing. */
export function createExchangeService(deps: ExchangeDeps) {
  const { db, points, membership, medals, fraud } = deps;
  const give = createExchangeGrant({ membership, medals });

  /** What was exchanged under that key; the caller holds the user's row, so nobody else is about to. */
  async function findMade(tx: Db, { userId, goodsId, idempotencyKey }: ExchangeWish) {
    const made = idempotencyKey ? await findExchangeByKey(tx, userId, idempotencyKey) : undefined;
    if (made && made.goodsId !== goodsId) throw new Refusal(CODE.conflict);
    return made;
  }

  /** The clear no comes before the row of the stock is locked; that row and the keys say it again. */
  async function findWanted(tx: Db, wish: ExchangeWish & { goodsId: string }, { day, standing }: Moment) {
    const goods = await findOnShelf(tx, { ...wish, stockDay: day }, wish.goodsId);
    if (!goods) throw new Refusal(CODE.goodsGone);
    if (goods.kind === 'game_center') throw new Refusal(CODE.oddParameters);
    if (goods.left <= 0) throw noneLeft(goods);
    if (goods.hold) throw new Refusal(CODE.ownedAlready);
    const price = mallPoints(goods.points, standing);
    if (wish.agreedPoints !== undefined && price > wish.agreedPoints) throw new Refusal(CODE.priceRose);
    if ((await points.read(wish.userId, tx)) < price) throw new Refusal(CODE.pointsShort);
    return { ...goods, kind: goods.kind, price };
  }

  async function charge(tx: Db, { userId, exchangeNo, name, points: amount, at }: Exchange): Promise<void> {
    const change = { userId, cause: `exchange:${exchangeNo}`, source: 'exchange', at };
    if (!(await points.take(tx, { ...change, amount, reason: name }))) throw new Refusal(CODE.pointsShort);
  }

  /** With the points that are left, read before the end: a read that fails after it would deny what was done. */
  const answerOf = async (tx: Db, { userId, exchangeNo }: Exchange): Promise<CallOutput<'exchange'>> => ({
    exchangeNo,
    integral: await points.read(userId, tx),
    review: (await fraud.reviewOf(tx, 'exchange', exchangeNo)) ?? null,
  });

  async function make(tx: Db, wish: ExchangeWish & { goodsId: string }): Promise<CallOutput<'exchange'>> {
    // The level cannot change before the end of the transaction: whatever moves it holds the user's row, too.
    const { now: at, ...standing } = await membership.hold(tx, wish.userId);
    const made = await findMade(tx, wish);
    if (made) return answerOf(tx, made);
    const day = stockDay(at);
    const goods = await findWanted(tx, wish, { day, standing });
    const exchange = freeze(wish, goods, { at, day });
    await openStock(tx, wish.goodsId, day);
    if (!(await insertExchange(tx, exchange))) throw new Refusal(CODE.ownedAlready);
    await charge(tx, exchange);
    const subject = { kind: 'exchange', id: exchange.exchangeNo, userId: wish.userId } as const;
    if (!(await fraud.holds(tx, subject, { ...wish.asker, brand: wish.brand }))) await give(tx, exchange);
    const answer = await answerOf(tx, exchange);
    // Last of all: at 11:00 everybody waits for this one row, and whoever has it holds it until they are through.
    if (!(await takeOne(tx, wish.goodsId, day))) throw noneLeft(goods);
    return answer;
  }

  return {
    async exchange(wish: ExchangeWish): Promise<CallOutput<'exchange'>> {
      const { goodsId, idempotencyKey } = wish;
      if (!goodsId) throw new Refusal(CODE.oddParameters);
      requireKeyForm(idempotencyKey);
      return db.transaction((tx) => make(tx, { ...wish, goodsId }));
    },
  };
}

interface Moment {
  day: string;
  standing: Standing;
}

type Wanted = ShownGoods & { kind: Exchange['kind']; price: number };

/** The code's own text promises more at 11:00. */
const noneLeft = ({ isRestocked }: ShownGoods) =>
  new Refusal(CODE.stockGone, isRestocked ? {} : { msg: mallTexts.goneForGood });

/** What was exchanged stays as it was, whatever becomes of the goods. */
function freeze(
  { userId, idempotencyKey }: ExchangeWish,
  { goodsId, kind, name, cover, price, points: fullPoints, days, medal }: Wanted,
  { at, day }: { at: Date; day: string },
): Exchange {
  const exchangeNo = randomUUID();
  const goods = { goodsId, kind, name, cover, points: price, fullPoints, days, medal };
  return { userId, exchangeNo, ...goods, stockDay: day, idempotencyKey: idempotencyKey ?? null, at };
}
