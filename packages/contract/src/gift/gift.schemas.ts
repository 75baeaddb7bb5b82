import { GIFT_BUNDLE_TYPES, GIFT_NAMES, type GiftBundleType } from '@juban/domain';
import { z } from 'zod/mini';
import { handle, wireTime } from '../fields.ts';

const KEY_OF = new Map<string, GiftBundleType>(
  GIFT_BUNDLE_TYPES.flatMap((type) => [
    [type, type],
    [GIFT_NAMES[type], type],
  ]),
);

/** A bundle by its key or its wire name; validation returns the key. */
const type = z.pipe(
  z.enum([...GIFT_BUNDLE_TYPES, ...Object.values(GIFT_NAMES)]),
  z.transform((word) => KEY_OF.get(word) as GiftBundleType),
);

const gift = z.object({
  /** The key of the bundle, as in a package's thirdInfo. */
  type: z.enum(GIFT_BUNDLE_TYPES),
  /** 0 not owned, 1 claimable, 2 claimed in this cycle. */
  status: z.literal([0, 1, 2]),
  /** The current cycle; null without one. */
  startTime: z.nullable(wireTime),
  endTime: z.nullable(wireTime),
  /** Payment time of the order that this cycle belongs to. */
  purchaseTime: z.nullable(wireTime),
  /** Start of the next cycle; null without one. */
  nextTime: z.nullable(wireTime),
  /** Whole days until the cycle ends; null without a cycle. */
  leftDays: z.nullable(z.int()),
  name: z.string(),
  showName: z.string(),
  /** The choice made in this cycle; null without one. */
  choiceName: z.nullable(z.string()),
  /** Logos of the choices, without duplicates. */
  logos: z.array(z.string()),
});

const choice = z.object({
  choice: z.string(),
  name: z.string(),
  /** Duration or quantity. */
  term: z.string(),
  /** In whole yuan. */
  value: z.int(),
  logo: z.string(),
});

export const giftSchemas = {
  listGifts: {
    summary: 'The gift bundles of the user and their current state',
    input: z.object({}),
    output: z.object({
      autoMonth: gift,
      month: gift,
      season: gift,
      year: gift,
      week: gift,
      halfYear: gift,
      autoMonth2: gift,
    }),
  },
  getGiftChoices: {
    summary: 'The choices of a bundle and where it is claimed; changes nothing',
    input: z.object({ type }),
    output: z.object({
      type: z.enum(GIFT_BUNDLE_TYPES),
      status: z.literal([0, 1, 2]),
      choices: z.array(choice),
      /** Given once with the first claim of each purchase; null for none. */
      set: z.nullable(z.object({ name: z.string(), value: z.int() })),
      /** A path in this app. */
      target: z.string(),
      /** Masked phone of the partner account that receives it. */
      mobile: z.string(),
    }),
  },
  claimGift: {
    summary: 'Claim one choice of the current cycle, once',
    input: z.object({ type, choice: handle() }),
    output: z.object({
      choice: z.string(),
      name: z.string(),
      /** The one-time set given with this claim; null for none. */
      set: z.nullable(z.string()),
      gift,
    }),
  },
};
