import { z } from 'zod/mini';
import { drawId, handle, wireTime } from '../fields.ts';
import { campaignTexts } from '../texts/campaign.ts';

const unknownMission = { error: campaignTexts.unknownMission };

/** 1 and 2 give days once, 3 to 8 draws, 9 is sharing; apps send it as text too. */
const activityId = z.pipe(
  z.union(
    [
      z.string().check(z.regex(/^[1-9]$/, unknownMission)),
      z.int().check(z.minimum(1, unknownMission), z.maximum(9, unknownMission)),
    ],
    unknownMission,
  ),
  z.transform(Number),
);

const prize = z.object({
  prizeId: z.string(),
  /** The text that a draw answers. */
  name: z.string(),
  picture: z.string(),
  /** Of a million draws, so many fall on it. */
  odds: z.int(),
  /** How many there are to win; null: any number. Who falls on one that is gone wins the fallback. */
  stock: z.nullable(z.int()),
});

const mission = z.object({
  id: z.int(),
  title: z.string(),
  info: z.string(),
  tip: z.string(),
  /** What it gives, in words. */
  reward: z.string(),
  /** Days of membership; 0 where it gives draws or a code. */
  days: z.int(),
  draws: z.int(),
});

/** What anybody needs to recompute every draw. */
const fairness = z.object({
  /** SHA-256 of the seed in hex: stands before the first draw. */
  seedHash: z.string(),
  /** Null until nobody can draw any more: until the end that was published with the odds. */
  seed: z.nullable(z.string()),
  /** Odds of all prizes together. */
  total: z.int(),
  /** The prize in place of one that is gone. */
  fallback: z.string(),
  publishedAt: wireTime,
});

const campaign = z.object({
  /** As listPrizes takes it. */
  activity: z.string(),
  title: z.string(),
  subtitle: z.string(),
  banner: z.string(),
  game: z.object({ id: z.string(), name: z.string(), icon: z.string(), firm: z.string() }),
  startTime: wireTime,
  /** The first moment that is too late. */
  endTime: wireTime,
  /** Of now: before, within or after. */
  state: z.enum(['future', 'open', 'ended']),
  /** In the order of the grid, from its upper left, around the button in the middle. */
  prizes: z.array(prize),
  missions: z.array(mission),
  rules: z.array(z.string()),
  share: z.object({ title: z.string(), content: z.string(), url: z.string() }),
  /** For prizes that are sent by hand: a chat with customer service, or our feedback form. */
  serviceUrl: z.string(),
  /** What the code gives that sharing gives, and where in the game it is entered. */
  giftCode: z.object({
    gives: z.string(),
    where: z.string(),
    /** A page that takes the code; null where only the game itself does. */
    redeemUrl: z.nullable(z.string()),
  }),
  fairness,
});

const won = z.object({
  /** Names the draw, as getPrize and saveFeedback take it. */
  _id: z.string(),
  lotteryDrawItemId: z.object({ _id: z.string(), name: z.string(), picture: z.string() }),
  /** Which of the user's draws it was: with the user's id and the seed it can be recomputed. */
  drawNo: z.int(),
  createTime: wireTime,
});

export const campaignSchemas = {
  getCampaign: {
    summary: 'The game campaign: period, prizes with their odds, missions, rules and the hash of its seed',
    input: z.object({}),
    output: campaign,
  },
  getCampaignUser: {
    summary: 'Draws that are left to the user, and how far each mission is',
    input: z.object({}),
    output: z.object({
      lotteryTimes: z.int(),
      activityList: z.array(z.object({ activityId: z.int(), compliance: z.boolean(), receive: z.boolean() })),
      /** The sharer's own; null until mission 9 is received. */
      giftCode: z.nullable(z.string()),
      /** The game has told us that somebody entered it. */
      giftCodeUsed: z.boolean(),
      /** False once all codes have been given out. */
      giftCodesLeft: z.boolean(),
    }),
  },
  listPrizes: {
    summary: 'What the user has won, newest first; thanks for participating is no prize',
    input: z.object({ activity: z._default(handle(), 'shandian') }),
    output: z.array(won),
  },
  getPrize: {
    summary: 'One prize of the user, by the number of its draw',
    input: z.object({ id: drawId }),
    output: won,
  },
  drawPrize: {
    summary: 'One draw, decided here: the text of the prize',
    input: z.object({}),
    output: z.string(),
  },
  receiveMission: {
    summary: 'What a mission gives, once: days, draws or the gift code',
    input: z.object({ activityId }),
    output: z.object({
      activityId: z.int(),
      /** Days of membership that were given. */
      days: z.int(),
      /** Draws that were given. */
      draws: z.int(),
      lotteryTimes: z.int(),
      giftCode: z.nullable(z.string()),
    }),
  },
};
