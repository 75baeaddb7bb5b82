import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { review, sentId, wireTime } from '../fields.ts';
import { givenPage, pageNumber, rowCount, wantedMallPage } from '../paging.fields.ts';
import { dramaTexts } from '../texts/drama.ts';

const MALL_ROWS = 10;

/** Empty is answered like an unknown one. */
const goodsId = sentId(CODES['2125'].msg, /^[\w-]{0,64}$/);

const dramaId = sentId(dramaTexts.unknownDrama);

const goodsType = z.enum(['vip_p', 'medal_p', 'game_center']);

const goods = z.object({
  id: z.string(),
  name: z.string(),
  cover: z.string(),
  /** The full price. */
  points: z.int(),
  /** What it costs the caller: less than the full price with a level that has the discount. */
  payPoints: z.int(),
  /** What it costs members from V1. */
  memberPoints: z.int(),
  details: z.string(),
  /** Left of what was released at the last 11:00 in Shanghai; nothing of the game centre is counted. */
  inventoryDayCount: z.int(),
  /** Some are released every day; false for what is gone for good once none is left. */
  isRestocked: z.boolean(),
  goodsType,
  /** Days of membership it gives; 0 for a medal and for the game centre. */
  days: z.int(),
  /** The caller has it already, and it is had once; false for a visitor. */
  hold: z.boolean(),
});

export const mallSchemas = {
  listMallGoods: {
    summary: 'Goods of the points mall with what is left of each today',
    input: z.object({
      page: pageNumber,
      rows: rowCount(MALL_ROWS),
      /** Empty: all, the game centre among them. */
      goodsType: z._default(z.enum(['', 'vip_p', 'medal_p']), ''),
    }),
    output: z.object({
      content: z.array(goods),
      total: z.int(),
      /** The first of the whole list is the tile of the game centre; it counts in total. */
      disFirst: z.boolean(),
      /** How many of the listed goods are restocked every day at 11:00 in Shanghai. */
      restocked: z.enum(['all', 'some', 'none']),
    }),
  },
  exchange: {
    summary: 'Exchange points for goods; the same idempotency-key exchanges once',
    input: z.object({
      /** Without one the answer is 2125. */
      id: z.optional(z.nullable(goodsId)),
      /** The price that the user agreed to: if goods cost more by now, the answer is 2126. */
      payPoints: z.optional(z.int().check(z.minimum(0))),
      /** Counts as the header that it travels as. */
      idempotencyKey: z.optional(z.string()),
    }),
    output: z.object({
      exchangeNo: z.string(),
      /** Points that are left. */
      integral: z.int(),
      review,
    }),
  },
  listExchanges: {
    summary: 'What the user has exchanged, newest first',
    input: wantedMallPage,
    output: z.object({
      content: z.array(
        z.object({
          exchangeNo: z.string(),
          goodsId: z.string(),
          goodsType: z.enum(['vip_p', 'medal_p']),
          name: z.string(),
          cover: z.string(),
          /** What was charged. */
          points: z.int(),
          /** The full price at that time. */
          fullPoints: z.int(),
          /** Days of membership it gave; 0 for a medal. */
          days: z.int(),
          createTime: wireTime,
          review,
        }),
      ),
      ...givenPage,
    }),
  },
  getIntegral: {
    summary: 'Points of the user',
    input: z.object({}),
    output: z.object({ integral: z.int() }),
  },
  listIntegral: {
    summary: 'Points of the user entry by entry, newest first; their sum is the balance',
    input: wantedMallPage,
    output: z.object({
      content: z.array(
        z.object({
          /** check_in, share_drama, exchange, or system for whatever was given by hand. */
          source: z.string(),
          reason: z.string(),
          createTime: wireTime,
          value: z.int(),
        }),
      ),
      ...givenPage,
    }),
  },
  listEarnWays: {
    summary: 'Ways to earn points, and which the user has used up today',
    input: z.object({}),
    output: z.array(
      z.object({
        way: z.enum(['check_in', 'share_drama', 'feedback']),
        name: z.string(),
        details: z.string(),
        icon: z.string(),
        points: z.int(),
        /** Earned today already; false for a visitor. */
        done: z.boolean(),
        /** A path of ours where it is done. */
        target: z.string(),
      }),
    ),
  },
  shareForPoints: {
    summary: 'A drama was shared: points for the first of a day',
    input: z.object({ dramaId }),
    output: z.object({
      /** 0 where today's were earned before. */
      added: z.int(),
      integral: z.int(),
    }),
  },
};
