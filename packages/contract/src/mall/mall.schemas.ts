import { z } from 'zod/mini';
import { CODES } from '../codes.ts';
import { review, sentId, wireTime } from '../fields.ts';
import { givenPage, pageNumber, rowCount, wantedMallPage } from '../paging.fields.ts';
import { dramaTexts } from '../texts/drama.ts';

const MALL_ROWS = 10;

/** An empty id is answered like an unknown one. */
const goodsId = sentId(CODES['2125'].msg, /^[\w-]{0,64}$/);

const dramaId = sentId(dramaTexts.unknownDrama);

const goodsType = z.enum(['vip_p', 'medal_p', 'game_center']);

const goods = z.object({
  id: z.string(),
  name: z.string(),
  cover: z.string(),
  /** The full price. */
  points: z.int(),
  /** Price for the caller, with the level discount if there is one. */
  payPoints: z.int(),
  /** Price for members of level V1 and above. */
  memberPoints: z.int(),
  details: z.string(),
  /** Remaining stock of the last release at 11:00 in Shanghai; the game centre has no stock. */
  inventoryDayCount: z.int(),
  /** Whether stock is released every day; false if it is never replenished. */
  isRestocked: z.boolean(),
  goodsType,
  /** Membership days; 0 for a medal and for the game centre. */
  days: z.int(),
  /** Whether the caller already owns goods that can be owned once; false for a visitor. */
  hold: z.boolean(),
});

export const mallSchemas = {
  listMallGoods: {
    summary: 'Goods of the points mall with today’s remaining stock',
    input: z.object({
      page: pageNumber,
      rows: rowCount(MALL_ROWS),
      /** Empty for all, including the game centre. */
      goodsType: z._default(z.enum(['', 'vip_p', 'medal_p']), ''),
    }),
    output: z.object({
      content: z.array(goods),
      total: z.int(),
      /** Whether the list begins with the game centre tile, which counts in `total`. */
      disFirst: z.boolean(),
      /** Which of the listed goods are restocked every day at 11:00 in Shanghai. */
      restocked: z.enum(['all', 'some', 'none']),
    }),
  },
  exchange: {
    summary: 'Exchange points for goods; the same idempotency-key exchanges once',
    input: z.object({
      /** Without an id the answer is 2125. */
      id: z.optional(z.nullable(goodsId)),
      /** The price that the user agreed to. If the goods cost more by now, the answer is 2126. */
      payPoints: z.optional(z.int().check(z.minimum(0))),
      /** Same meaning as the header. */
      idempotencyKey: z.optional(z.string()),
    }),
    output: z.object({
      exchangeNo: z.string(),
      /** Remaining points. */
      integral: z.int(),
      review,
    }),
  },
  listExchanges: {
    summary: 'Exchanges of the user, newest first',
    input: wantedMallPage,
    output: z.object({
      content: z.array(
        z.object({
          exchangeNo: z.string(),
          goodsId: z.string(),
          goodsType: z.enum(['vip_p', 'medal_p']),
          name: z.string(),
          cover: z.string(),
          /** Points charged. */
          points: z.int(),
          /** Full price at that time. */
          fullPoints: z.int(),
          /** Membership days given; 0 for a medal. */
          days: z.int(),
          createTime: wireTime,
          review,
        }),
      ),
      ...givenPage,
    }),
  },
  getIntegral: {
    summary: 'Points balance of the user',
    input: z.object({}),
    output: z.object({ integral: z.int() }),
  },
  listIntegral: {
    summary: 'Points entries of the user, newest first; their sum is the balance',
    input: wantedMallPage,
    output: z.object({
      content: z.array(
        z.object({
          /** check_in, share_drama, exchange, or system for manual grants. */
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
    summary: 'Ways to earn points, and which of them the user has used today',
    input: z.object({}),
    output: z.array(
      z.object({
        way: z.enum(['check_in', 'share_drama', 'feedback']),
        name: z.string(),
        details: z.string(),
        icon: z.string(),
        points: z.int(),
        /** Whether the user has already earned it today; false for a visitor. */
        done: z.boolean(),
        /** The path in this app where it is done. */
        target: z.string(),
      }),
    ),
  },
  shareForPoints: {
    summary: 'Report that a drama was shared; the first of a day earns points',
    input: z.object({ dramaId }),
    output: z.object({
      /** 0 if today's points were earned before. */
      added: z.int(),
      integral: z.int(),
    }),
  },
};
