import { GIFT_RESULTS, ITEM_STATUSES, MOST_ADDRESS, REAL_ITEM_STATUSES, WINDOW_STATES } from '@juban/domain';
import { z } from 'zod/mini';
import { empty, mobile, wireTime } from '../fields.ts';
import { activityTexts } from '../texts/activity.ts';

const MOST_NAME = 32;

const unknown = { error: activityTexts.unknownActivity };

/** Last part of the activity's route; empty: the running one of the brand. */
const activity = z._default(z.string(unknown).check(z.regex(/^[\w-]{0,32}$/, unknown)), '');

const unknownItem = { error: activityTexts.unknownItem };
const itemId = z.string(unknownItem).check(z.regex(/^[\w-]{1,64}$/, unknownItem));

const line = (most: number, missing: string, long: string) =>
  z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(most, { error: long }));

const colour = z.string();

/** Colours as #rrggbb. Texts, accent and bad are read on surface; title, key, soft and note on page. */
const theme = z.object({
  page: colour,
  surface: colour,
  sunken: colour,
  text1: colour,
  text2: colour,
  text3: colour,
  accent: colour,
  wash: colour,
  washLine: colour,
  /** The button runs from one to the other, with `on` written on it. */
  go: colour,
  goEnd: colour,
  on: colour,
  title: colour,
  key: colour,
  soft: colour,
  note: colour,
  bad: colour,
});

const picture = z.object({
  /** The largest; an AVIF of the same name lies beside it where it is a WebP. */
  src: z.string(),
  /** By width, for srcset; empty for what is drawn by lines. */
  sources: z.array(z.object({ width: z.int(), src: z.string() })),
});

/** redirect: on the partner's own page; phone: to the account that a phone has there. */
const bindBy = z.enum(['redirect', 'phone']);

const itemFace = {
  id: z.string(),
  goodsName: z.string(),
  description: z.string(),
  iconUrl: z.string(),
  /** The partner's name; with 账号 behind it, it is the title of the bind dialog. */
  platform: z.string(),
  bindBy,
};

const groupFace = {
  /** URL-encoded. */
  conditionDesc: z.string(),
  /** Empty where the group has no select rule. */
  selectRuleDesc: z.string(),
  /** Membership days to be bought inside the period. */
  needDays: z.int(),
  /** How many of its items one user may claim. */
  choose: z.int(),
};

/** How the gift is drawn, published before the activity opens. */
const giftDraw = z.object({
  /** Addresses are taken until then. */
  deadline: wireTime,
  drawTime: wireTime,
  /** SHA-256 of the seed. */
  seedHash: z.string(),
  /** Null until the gift is drawn. */
  seed: z.nullable(z.string()),
  participants: z.nullable(z.int()),
});

export const activitySchemas = {
  getActivity: {
    summary:
      'An activity as everybody sees it: pictures, colours, groups, gift, rules and words of its dialogs',
    input: z.object({ activity }),
    output: z.object({
      activity: z.string(),
      /** Set in two lines: title above titleKey. */
      title: z.string(),
      titleKey: z.string(),
      startTime: wireTime,
      endTime: wireTime,
      inActivity: z.boolean(),
      /** By the server's clock: the reader's may be wrong. */
      state: z.enum(WINDOW_STATES),
      banner: picture,
      /** The plate that the time of the activity stands on. */
      timeImage: picture,
      theme,
      groups: z.array(
        z.object({
          ...groupFace,
          /** How many there are in all, and how many are left. */
          items: z.array(z.object({ ...itemFace, stock: z.int(), restCount: z.int() })),
        }),
      ),
      /** Null for versions without a physical gift, or with one that is not shown. */
      realItem: z.nullable(
        z.object({
          name: z.string(),
          realItemContext: z.string(),
          needDays: z.int(),
          winners: z.int(),
          /** When it is sent, in words. */
          shipping: z.string(),
          image: picture,
          draw: giftDraw,
        }),
      ),
      rules: z.array(z.object({ title: z.string(), text: z.string() })),
      /** Shown on iOS alone. */
      iosNote: z.string(),
      /** What this activity says in its dialogs; {platform}, {goods} and {account} are filled in by the page. */
      dialogs: z.object({
        claim: z.string(),
        bind: z.string(),
        address: z.string(),
        success: z.string(),
      }),
    }),
  },
  getGiftDraw: {
    summary: 'A held draw of gifts: the seed, all participants by opaque number and the winners',
    input: z.object({ activity }),
    output: z.object({
      activity: z.string(),
      seed: z.string(),
      /** As it was published before the activity opened. */
      seedHash: z.string(),
      /** How many gifts there are. */
      count: z.int(),
      participants: z.array(z.string()),
      /** Participants drawn before the last winner who deleted their account before their gift was sent. */
      withdrawn: z.array(z.string()),
      /** In the drawn order. */
      winners: z.array(z.string()),
    }),
  },
  getActivityInfo: {
    summary: 'How an activity stands for the user: days bought, what may be claimed, the physical gift',
    input: z.object({ activity }),
    output: z.object({
      activity: z.string(),
      curBuyDays: z.int(),
      inActivity: z.boolean(),
      list: z.array(
        z.object({
          ...groupFace,
          /** How many of its items the user has claimed. */
          chosen: z.int(),
          itemList: z.array(
            z.object({
              ...itemFace,
              rewardStatus: z.enum(ITEM_STATUSES),
              /** Never below 0. */
              restCount: z.int(),
              btnDes: z.string(),
              btnDisable: z.boolean(),
              /** Where it goes: a phone with its middle hidden, the name of a bound account; empty for none yet. */
              account: z.string(),
            }),
          ),
        }),
      ),
      realItem: z.nullable(
        z.object({
          realItemContext: z.string(),
          rewardStatus: z.enum(REAL_ITEM_STATUSES),
          /** As the user gave them; empty before. */
          address: z.string(),
          consignee: z.string(),
          phone: z.string(),
          /** The number under which the user takes part in the draw; empty before. */
          entryNo: z.string(),
          result: z.enum(GIFT_RESULTS),
          /** Of a gift that was sent; empty before. */
          courier: z.string(),
          trackingNo: z.string(),
          sentTime: z.nullable(wireTime),
        }),
      ),
    }),
  },
  claimActivityReward: {
    summary: 'Claim an item: once a user and rule, inside the period, while stock lasts',
    input: z.object({
      itemId: z.pipe(z.union([itemId, z.int()], unknownItem), z.transform(String)),
      /** The account's own phone, or one that this user proved by verifyCaptcha within ten minutes; own where absent. */
      mobile: z.optional(mobile),
      activity,
    }),
    output: empty,
  },
  submitActivityAddress: {
    summary: 'Where the physical gift is sent: once a user and activity',
    input: z.object({
      address: line(MOST_ADDRESS, activityTexts.addressMissing, activityTexts.addressLong),
      consignee: line(MOST_NAME, activityTexts.consigneeMissing, activityTexts.consigneeLong),
      phone: z
        .string({ error: activityTexts.phoneFormat })
        .check(z.trim(), z.regex(/^\d{11}$/, { error: activityTexts.phoneFormat })),
      activity,
    }),
    output: empty,
  },
  startActivityBind: {
    summary:
      'The page of the shopping partner where the user picks an account; it leads back to the status page',
    input: z.object({ activity }),
    output: z.object({
      url: z.string(),
      /** Seconds. */
      expiresIn: z.int(),
    }),
  },
};
