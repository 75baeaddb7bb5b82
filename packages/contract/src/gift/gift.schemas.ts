import { GIFT_BUNDLE_TYPES, GIFT_NAMES, type GiftBundleType } from '@juban/domain';
import { z } from 'zod/mini';
import { handle, wireTime } from '../fields.ts';

const KEY_OF = new Map<string, GiftBundleType>(
  GIFT_BUNDLE_TYPES.flatMap((type) => [
    [type, type],
    [GIFT_NAMES[type], type],
  ]),
);

/** A bundle by its key or by its name on the wire; leaves validation as its key. */
const type = z.pipe(
  z.enum([...GIFT_BUNDLE_TYPES, ...Object.values(GIFT_NAMES)]),
  z.transform((word) => KEY_OF.get(word) as GiftBundleType),
);

const gift = z.object({
  /** The bundle's key, as a package's thirdInfo names it. */
  type: z.enum(GIFT_BUNDLE_TYPES),
  /** 0 not owned, 1 claimable, 2 claimed in this cycle. */
  status: z.literal([0, 1, 2]),
  /** The cycle that runs now; null without one. */
  startTime: z.nullable(wireTime),
  endTime: z.nullable(wireTime),
  /** When the order that this cycle is of was paid. */
  purchaseTime: z.nullable(wireTime),
  /** When the next cycle opens; null where none follows. */
  nextTime: z.nullable(wireTime),
  /** Whole days until the cycle ends; null without one. */
  leftDays: z.nullable(z.int()),
  name: z.string(),
  showName: z.string(),
  /** What was chosen in this cycle; null where nothing was. */
  choiceName: z.nullable(z.string()),
  /** Pictures of what may be chosen, each once. */
  logos: z.array(z.string()),
});

const choice = z.object({
  choice: z.string(),
  name: z.string(),
  /** How long or how much of it. */
  term: z.string(),
  /** Whole yuan. */
  value: z.int(),
  logo: z.string(),
});

export const giftSchemas = {
  listGifts: {
    summary: 'The gift bundles of the user and how each stands now',
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
    summary: 'What may be chosen of a bundle, and where it is claimed; changes nothing',
    input: z.object({ type }),
    output: z.object({
      type: z.enum(GIFT_BUNDLE_TYPES),
      status: z.literal([0, 1, 2]),
      choices: z.array(choice),
      /** Comes once with the first claim of each purchase; null where there is none. */
      set: z.nullable(z.object({ name: z.string(), value: z.int() })),
      /** A path of ours. */
      target: z.string(),
      /** Whose partner account receives it, masked. */
      mobile: z.string(),
    }),
  },
  claimGift: {
    summary: 'Claim one choice of the cycle that runs now, once',
    input: z.object({ type, choice: handle() }),
    output: z.object({
      choice: z.string(),
      name: z.string(),
      /** The one-time set that came along; null where none did. */
      set: z.nullable(z.string()),
      gift,
    }),
  },
};
