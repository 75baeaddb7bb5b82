import {
  GIFT_RESULTS,
  ITEM_STATUSES,
  MAX_ADDRESS_LENGTH,
  REAL_ITEM_STATUSES,
  WINDOW_STATES,
} from '@juban/domain';
import { z } from 'zod/mini';
import { empty, mobile, wireTime } from '../fields.ts';
import { activityTexts } from '../texts/activity.ts';

const MAX_NAME_LENGTH = 32;

const unknown = { error: activityTexts.unknownActivity };

/** Last part of the activity's path; empty means the brand's current activity. */
const activity = z._default(z.string(unknown).check(z.regex(/^[\w-]{0,32}$/, unknown)), '');

const unknownItem = { error: activityTexts.unknownItem };
const itemId = z.string(unknownItem).check(z.regex(/^[\w-]{1,64}$/, unknownItem));

const line = (most: number, missing: string, long: string) =>
  z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(most, { error: long }));

const colour = z.string();

/** Colours as #rrggbb. Texts, accent and bad are shown on surface; title, key, soft and note on page. */
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
  /** The button has a gradient from go to goEnd, with text in the colour `on`. */
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
  /** The largest size. If it is a WebP, an AVIF with the same name exists beside it. */
  src: z.string(),
  /** Sizes by width, for srcset; empty for vector images. */
  sources: z.array(z.object({ width: z.int(), src: z.string() })),
});

/** redirect: on the partner's own page. phone: the partner account that belongs to a phone. */
const bindBy = z.enum(['redirect', 'phone']);

const itemFace = {
  id: z.string(),
  goodsName: z.string(),
  description: z.string(),
  iconUrl: z.string(),
  /** The partner's name; followed by 账号 it is the title of the bind dialog. */
  platform: z.string(),
  bindBy,
};

const groupFace = {
  /** URL-encoded. */
  conditionDesc: z.string(),
  /** Empty if the group has no selection rule. */
  selectRuleDesc: z.string(),
  /** Membership days that must be bought during the activity. */
  needDays: z.int(),
  /** How many items of the group a user may claim. */
  choose: z.int(),
};

/** How the gift is drawn; published before the activity opens. */
const giftDraw = z.object({
  /** Deadline for addresses. */
  deadline: wireTime,
  drawTime: wireTime,
  /** SHA-256 of the seed. */
  seedHash: z.string(),
  /** Null until the draw. */
  seed: z.nullable(z.string()),
  participants: z.nullable(z.int()),
});

export const activitySchemas = {
  getActivity: {
    summary: 'An activity for everybody: pictures, colours, groups, gift, rules and dialog texts',
    input: z.object({ activity }),
    output: z.object({
      activity: z.string(),
      /** Shown in two lines: title above titleKey. */
      title: z.string(),
      titleKey: z.string(),
      startTime: wireTime,
      endTime: wireTime,
      inActivity: z.boolean(),
      /** By the server's clock, because the client's may be wrong. */
      state: z.enum(WINDOW_STATES),
      banner: picture,
      /** Background image of the activity period. */
      timeImage: picture,
      theme,
      groups: z.array(
        z.object({
          ...groupFace,
          /** Total stock and remaining stock. */
          items: z.array(z.object({ ...itemFace, stock: z.int(), restCount: z.int() })),
        }),
      ),
      /** Null for versions without a physical gift or with a hidden one. */
      realItem: z.nullable(
        z.object({
          name: z.string(),
          realItemContext: z.string(),
          needDays: z.int(),
          winners: z.int(),
          /** Text that says when the gift is sent. */
          shipping: z.string(),
          image: picture,
          draw: giftDraw,
        }),
      ),
      rules: z.array(z.object({ title: z.string(), text: z.string() })),
      /** Shown on iOS only. */
      iosNote: z.string(),
      /** Dialog texts of this activity; the page fills in {platform}, {goods} and {account}. */
      dialogs: z.object({
        claim: z.string(),
        bind: z.string(),
        address: z.string(),
        success: z.string(),
      }),
    }),
  },
  getGiftDraw: {
    summary: 'A completed gift draw: the seed, all participants by opaque number, and the winners',
    input: z.object({ activity }),
    output: z.object({
      activity: z.string(),
      seed: z.string(),
      /** As published before the activity opened. */
      seedHash: z.string(),
      /** Number of gifts. */
      count: z.int(),
      participants: z.array(z.string()),
      /** Participants ranked before the last winner who deleted their account before their gift was sent. */
      withdrawn: z.array(z.string()),
      /** In draw order. */
      winners: z.array(z.string()),
    }),
  },
  getActivityInfo: {
    summary: 'The user’s progress in an activity: days bought, claimable items, the physical gift',
    input: z.object({ activity }),
    output: z.object({
      activity: z.string(),
      curBuyDays: z.int(),
      inActivity: z.boolean(),
      list: z.array(
        z.object({
          ...groupFace,
          /** How many items of the group the user has claimed. */
          chosen: z.int(),
          itemList: z.array(
            z.object({
              ...itemFace,
              rewardStatus: z.enum(ITEM_STATUSES),
              /** Never below 0. */
              restCount: z.int(),
              btnDes: z.string(),
              btnDisable: z.boolean(),
              /**
               * Recipient account: a masked phone or the name of a bound account; empty if none is known yet.
               */
              account: z.string(),
            }),
          ),
        }),
      ),
      realItem: z.nullable(
        z.object({
          realItemContext: z.string(),
          rewardStatus: z.enum(REAL_ITEM_STATUSES),
          /** As the user entered them; empty before that. */
          address: z.string(),
          consignee: z.string(),
          phone: z.string(),
          /** The user's participant number in the draw; empty before they take part. */
          entryNo: z.string(),
          result: z.enum(GIFT_RESULTS),
          /** Only for a gift that was sent, otherwise empty. */
          courier: z.string(),
          trackingNo: z.string(),
          sentTime: z.nullable(wireTime),
        }),
      ),
    }),
  },
  claimActivityReward: {
    summary: 'Claim an item, once per user and rule, during the activity and while stock lasts',
    input: z.object({
      itemId: z.pipe(z.union([itemId, z.int()], unknownItem), z.transform(String)),
      /**
       * The account's own phone (the default), or one that this user verified with verifyCaptcha in the last
       * ten minutes.
       */
      mobile: z.optional(mobile),
      activity,
    }),
    output: empty,
  },
  submitActivityAddress: {
    summary: 'Submit the delivery address of the physical gift, once per user and activity',
    input: z.object({
      address: line(MAX_ADDRESS_LENGTH, activityTexts.addressMissing, activityTexts.addressLong),
      consignee: line(MAX_NAME_LENGTH, activityTexts.consigneeMissing, activityTexts.consigneeLong),
      phone: z
        .string({ error: activityTexts.phoneFormat })
        .check(z.trim(), z.regex(/^\d{11}$/, { error: activityTexts.phoneFormat })),
      activity,
    }),
    output: empty,
  },
  startActivityBind: {
    summary:
      'The page of the shopping partner where the user picks an account; it returns to the status page',
    input: z.object({ activity }),
    output: z.object({
      url: z.string(),
      /** Seconds. */
      expiresIn: z.int(),
    }),
  },
};
