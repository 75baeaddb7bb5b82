import { z } from 'zod/mini';
import { drawId, handle, wireTime } from '../fields.ts';
import { campaignTexts } from '../texts/campaign.ts';

const unknownMission = { error: campaignTexts.unknownMission };

/** 1 and 2 give days once, 3 to 8 give draws, 9 is sharing. Apps also send it as text. */
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
  /** The text answered by a draw. */
  name: z.string(),
  picture: z.string(),
  /** How many of a million possible rolls win this prize. */
  odds: z.int(),
  /**
   * Number that can be won; null means unlimited. A roll on a prize that is out of stock wins the fallback.
   */
  stock: z.nullable(z.int()),
});

const mission = z.object({
  id: z.int(),
  title: z.string(),
  info: z.string(),
  tip: z.string(),
  /** Text that describes the reward. */
  reward: z.string(),
  /** Membership days; 0 if the reward is draws or a code. */
  days: z.int(),
  draws: z.int(),
});

/** Everything needed to recompute every draw. */
const fairness = z.object({
  /** SHA-256 of the seed in hex, published before the first draw. */
  seedHash: z.string(),
  /** Null until the published end, after which nobody can draw. */
  seed: z.nullable(z.string()),
  /** Sum of the odds of all prizes. */
  total: z.int(),
  /** The prize given when the rolled one is out of stock. */
  fallback: z.string(),
  publishedAt: wireTime,
});

const campaign = z.object({
  /** The value that listPrizes expects. */
  activity: z.string(),
  title: z.string(),
  subtitle: z.string(),
  banner: z.string(),
  game: z.object({ id: z.string(), name: z.string(), icon: z.string(), firm: z.string() }),
  startTime: wireTime,
  /** Excluded. */
  endTime: wireTime,
  /** State at the time of the answer. */
  state: z.enum(['future', 'open', 'ended']),
  /** In grid order from the upper left, around the button in the middle. */
  prizes: z.array(prize),
  missions: z.array(mission),
  rules: z.array(z.string()),
  share: z.object({ title: z.string(), content: z.string(), url: z.string() }),
  /** For prizes sent by hand: a customer service chat or our feedback form. */
  serviceUrl: z.string(),
  /** The gift code for sharing: what it gives and where in the game it is entered. */
  giftCode: z.object({
    gives: z.string(),
    where: z.string(),
    /** A page that redeems the code; null if only the game does. */
    redeemUrl: z.nullable(z.string()),
  }),
  fairness,
});

const won = z.object({
  /** Id of the draw, as expected by getPrize and saveFeedback. */
  _id: z.string(),
  lotteryDrawItemId: z.object({ _id: z.string(), name: z.string(), picture: z.string() }),
  /** Number among the user's draws; together with the user id and the seed, the draw can be recomputed. */
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
    summary: 'Remaining draws of the user, and the state of each mission',
    input: z.object({}),
    output: z.object({
      lotteryTimes: z.int(),
      activityList: z.array(z.object({ activityId: z.int(), compliance: z.boolean(), receive: z.boolean() })),
      /** The user's own code; null until mission 9 is received. */
      giftCode: z.nullable(z.string()),
      /** The game reported that the code was redeemed. */
      giftCodeUsed: z.boolean(),
      /** False when all codes have been given out. */
      giftCodesLeft: z.boolean(),
    }),
  },
  listPrizes: {
    summary: 'Prizes the user has won, newest first, without the consolation prize',
    input: z.object({ activity: z._default(handle(), 'shandian') }),
    output: z.array(won),
  },
  getPrize: {
    summary: 'One prize of the user, by the id of its draw',
    input: z.object({ id: drawId }),
    output: won,
  },
  drawPrize: {
    summary: 'One draw, decided by the server; returns the text of the prize',
    input: z.object({}),
    output: z.string(),
  },
  receiveMission: {
    summary: 'Claim the reward of a mission once: days, draws or the gift code',
    input: z.object({ activityId }),
    output: z.object({
      activityId: z.int(),
      /** Membership days given. */
      days: z.int(),
      /** Draws given. */
      draws: z.int(),
      lotteryTimes: z.int(),
      giftCode: z.nullable(z.string()),
    }),
  },
};
