import { z } from 'zod/mini';
import { brandList, some } from '../../db/content-fields.ts';
import { PARTNERS } from '../../ports/partner-gateway.ts';

const id = z.string().check(z.regex(/^[a-z0-9][\w-]{0,31}$/));
const days = z.int().check(z.minimum(1), z.maximum(3_660));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** `shelf/id` of a picture of the pack, or the address of any picture of ours. */
const picture = z.string().check(z.regex(/^(?:[\w-]+\/[\w-]+|\/content\/[\w./-]+)$/));

/** Days counted from the one on which the pack is applied, or moments of their own; open up to, not including, the end. */
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
  /** Its own among all activities, for ever: claims are counted by it. */
  id: z.string().check(z.regex(/^[a-z0-9][\w-]{0,63}$/)),
  goodsName: some,
  description: some,
  icon: picture,
  platform: some,
  bindBy: z._default(z.enum(['redirect', 'phone']), 'phone'),
  /** Who delivers it, and what it is called there. */
  partner: z.enum(PARTNERS),
  product: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  days,
  stock: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  /** Rewards of an activity with the same word here are had once in all. */
  once: z.optional(id),
});

const group = z.strictObject({
  id,
  needDays: days,
  condition: some,
  /** How many may be chosen; all of them where absent. */
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
  /** One that is not shown can be asked for by nobody. */
  shown: z.boolean(),
});

const dialogs = z.strictObject({ claim: some, bind: some, address: some, success: some });

/** One activity, the whole of it. Texts may name {brand}. */
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
