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
  findOnSale,
  insertExchange,
  openStock,
  type ShownGoods,
  takeOne,
} from './mall.repository.ts';

export interface ExchangeInput {
  userId: number;
  goodsId: string | null | undefined;
  /** The highest accepted price; any price if the caller names none. */
  agreedPoints: number | undefined;
  /** The brand of the goods and of the caller. */
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

  /** The exchange under that key; the caller has locked the user's row, so no other call can create one. */
  async function findMade(tx: Db, { userId, goodsId, idempotencyKey }: ExchangeInput) {
    const made = idempotencyKey ? await findExchangeByKey(tx, userId, idempotencyKey) : undefined;
    if (made && made.goodsId !== goodsId) throw new Refusal(CODE.conflict);
    return made;
  }

  /** Refused before the stock's row is locked; that row and the keys are checked again. */
  async function findGoods(tx: Db, input: ExchangeInput & { goodsId: string }, { day, standing }: Moment) {
    const goods = await findOnSale(tx, { ...input, stockDay: day }, input.goodsId);
    if (!goods) throw new Refusal(CODE.goodsGone);
    if (goods.kind === 'game_center') throw new Refusal(CODE.oddParameters);
    if (goods.left <= 0) throw noneLeft(goods);
    if (goods.hold) throw new Refusal(CODE.ownedAlready);
    const price = mallPoints(goods.points, standing);
    if (input.agreedPoints !== undefined && price > input.agreedPoints) throw new Refusal(CODE.priceRose);
    if ((await points.read(input.userId, tx)) < price) throw new Refusal(CODE.pointsShort);
    return { ...goods, kind: goods.kind, price };
  }

  async function charge(tx: Db, { userId, exchangeNo, name, points: amount, at }: Exchange): Promise<void> {
    const change = { userId, cause: `exchange:${exchangeNo}`, source: 'exchange', at };
    if (!(await points.take(tx, { ...change, amount, reason: name }))) throw new Refusal(CODE.pointsShort);
  }

  /**
   * The remaining points are read before the commit: a read that fails after it would deny a completed
   * exchange.
   */
  const answerOf = async (tx: Db, { userId, exchangeNo }: Exchange): Promise<CallOutput<'exchange'>> => ({
    exchangeNo,
    integral: await points.read(userId, tx),
    review: (await fraud.reviewOf(tx, 'exchange', exchangeNo)) ?? null,
  });

  async function make(tx: Db, input: ExchangeInput & { goodsId: string }): Promise<CallOutput<'exchange'>> {
    // The level cannot change before the transaction ends: whatever changes it locks the user's row, too.
    const { now: at, ...standing } = await membership.hold(tx, input.userId);
    const made = await findMade(tx, input);
    if (made) return answerOf(tx, made);
    const day = stockDay(at);
    const goods = await findGoods(tx, input, { day, standing });
    const exchange = freeze(input, goods, { at, day });
    await openStock(tx, input.goodsId, day);
    if (!(await insertExchange(tx, exchange))) throw new Refusal(CODE.ownedAlready);
    await charge(tx, exchange);
    const subject = { kind: 'exchange', id: exchange.exchangeNo, userId: input.userId } as const;
    if (!(await fraud.holds(tx, subject, { ...input.asker, brand: input.brand }))) await give(tx, exchange);
    const answer = await answerOf(tx, exchange);
    // Last, because at 11:00 all exchanges wait for this one row, and it stays locked until the transaction
    // ends.
    if (!(await takeOne(tx, input.goodsId, day))) throw noneLeft(goods);
    return answer;
  }

  return {
    async exchange(input: ExchangeInput): Promise<CallOutput<'exchange'>> {
      const { goodsId, idempotencyKey } = input;
      if (!goodsId) throw new Refusal(CODE.oddParameters);
      requireKeyForm(idempotencyKey);
      return db.transaction((tx) => make(tx, { ...input, goodsId }));
    },
  };
}

interface Moment {
  day: string;
  standing: Standing;
}

type PricedGoods = ShownGoods & { kind: Exchange['kind']; price: number };

/** The code's own text promises more at 11:00. */
const noneLeft = ({ isRestocked }: ShownGoods) =>
  new Refusal(CODE.stockGone, isRestocked ? {} : { msg: mallTexts.goneForGood });

/** An exchange never changes, whatever happens to the goods. */
function freeze(
  { userId, idempotencyKey }: ExchangeInput,
  { goodsId, kind, name, cover, price, points: fullPoints, days, medal }: PricedGoods,
  { at, day }: { at: Date; day: string },
): Exchange {
  const exchangeNo = randomUUID();
  const goods = { goodsId, kind, name, cover, points: price, fullPoints, days, medal };
  return { userId, exchangeNo, ...goods, stockDay: day, idempotencyKey: idempotencyKey ?? null, at };
}
