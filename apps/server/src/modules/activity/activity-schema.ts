import { z } from 'zod/mini';
import { brandList, some } from '../../db/content-fields.ts';
import { PARTNERS } from '../../ports/partner-gateway.ts';

const id = z.string().check(z.regex(/^[a-z0-9][\w-]{0,31}$/));
const days = z.int().check(z.minimum(1), z.maximum(3_660));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** `folder/id` of a picture of the pack, or the address of any picture of ours. */
const picture = z.string().check(z.regex(/^(?:[\w-]+\/[\w-]+|\/content\/[\w./-]+)$/));

/** Days counted from the day the pack is applied, or fixed times; open up to, not including, the end. */
const period = z.union([
  z.strictObject({ opensInDays: z.int(), lastsDays: days }),
  z.strictObject({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }) }),
]);

const theme = z.strictObject({
  page: colour,
  surface: colour,
  sunken: colour,
  text1: colour,
  text2: colour,
  text3: colour,
  accent: colour,
  wash: colour,
  washLine: colour,
  go: colour,
  goEnd: colour,
  on: colour,
  title: colour,
  key: colour,
  soft: colour,
  note: colour,
  bad: colour,
});

const reward = z.strictObject({
  /** Unique among all activities, for ever: claims are counted by it. */
  id: z.string().check(z.regex(/^[a-z0-9][\w-]{0,63}$/)),
  goodsName: some,
  description: some,
  icon: picture,
  platform: some,
  bindBy: z._default(z.enum(['redirect', 'phone']), 'phone'),
  /** The partner that delivers it, and its name there. */
  partner: z.enum(PARTNERS),
  product: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  days,
  stock: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  /** Rewards of an activity with the same key can be claimed once in all. */
  once: z.optional(id),
});

const group = z.strictObject({
  id,
  needDays: days,
  condition: some,
  /** How many may be chosen; all of them if absent. */
  choose: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  selectRule: z._default(z.string(), ''),
  items: z.array(reward).check(z.minLength(1), z.maxLength(20)),
});

const realItem = z.strictObject({
  name: some,
  context: some,
  needDays: days,
  winners: z.int().check(z.minimum(1)),
  shipping: some,
  image: picture,
  /** An item that is not shown cannot be requested. */
  shown: z.boolean(),
});

const dialogs = z.strictObject({ claim: some, bind: some, address: some, success: some });

/** One complete activity. Texts may contain {brand}. */
export const activityItem = z.strictObject({
  activity: id,
  place: z._default(z.int(), 100),
  brands: brandList,
  period,
  title: some,
  titleKey: some,
  banner: picture,
  timeImage: picture,
  theme,
  groups: z.array(group).check(z.minLength(1), z.maxLength(12)),
  realItem: z.optional(realItem),
  rules: z.array(z.strictObject({ title: some, text: some })).check(z.minLength(1)),
  iosNote: some,
  dialogs,
});

export type ActivityContent = z.output<typeof activityItem>;
export type RewardContent = z.output<typeof reward>;
export type GroupContent = z.output<typeof group>;
