import type { Brand } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { activityTexts } from '@juban/contract/texts/activity';
import { fill } from '@juban/contract/texts/fill';
import { giftWindow, type ItemStatus, windowState } from '@juban/domain';
import type { Activity, ActivityItem } from './activity.repository.ts';
import type { GiftState } from './gift-terms.service.ts';

type Definition = CallOutput<'getActivity'>;
type Gift = NonNullable<Definition['realItem']>;
type Info = CallOutput<'getActivityInfo'>;
/** The published data of the draw, and how many gifts there are. */
type DrawOfGift = Pick<Gift, 'draw' | 'winners'>;

const LABELS: Readonly<Record<ItemStatus, string>> = {
  REWARD: activityTexts.itemReward,
  NO_CONDITION: activityTexts.itemNoCondition,
  NO_RULE: activityTexts.itemNoRule,
  ALREADY_REWARD: activityTexts.itemAlready,
  NOT_ENOUGH: activityTexts.itemNotEnough,
};

/** Groups in the order of their first item. */
export function groupsOf<Item extends ActivityItem>(items: readonly Item[]): Item[][] {
  return [...Map.groupBy(items, ({ groupId }) => groupId).values()];
}

export function definitionOf(
  activity: Activity,
  items: readonly ActivityItem[],
  { brand, now, draw }: { brand: Brand; now: Date; draw: DrawOfGift | undefined },
): Definition {
  const own = (text: string) => fill(text, { brand: brand.name, winners: draw?.winners ?? '' });
  const { title, titleKey, banner, timeImage, theme, rules, dialogs } = activity;
  const state = windowState(activity, now);
  return {
    activity: activity.activity,
    title: own(title),
    titleKey: own(titleKey),
    startTime: activity.startsAt.getTime(),
    endTime: activity.endsAt.getTime(),
    inActivity: state === 'open',
    state,
    banner,
    timeImage,
    theme,
    groups: groupsOf(items).flatMap((group) => {
      const [first] = group;
      return first ? [{ ...groupFace(first), items: group.map(staticItem) }] : [];
    }),
    realItem: draw ? realItemOf(activity, draw, own) : null,
    rules: rules.map((rule) => ({ title: own(rule.title), text: own(rule.text) })),
    iosNote: own(activity.iosNote),
    dialogs: {
      claim: own(dialogs.claim),
      bind: own(dialogs.bind),
      address: own(dialogs.address),
      success: own(dialogs.success),
    },
  };
}

function realItemOf(
  { realItem }: Activity,
  draw: DrawOfGift,
  own: (text: string) => string,
): Definition['realItem'] {
  if (!realItem?.shown) return null;
  const { shown: _shown, ...face } = realItem;
  return { ...face, ...draw, realItemContext: own(face.realItemContext), shipping: own(face.shipping) };
}

/** The seed is secret until the gift is drawn. */
export function giftDrawOf(activity: Activity, { terms, draw }: GiftState, seed: string | null): DrawOfGift {
  return {
    winners: terms.winners,
    draw: {
      deadline: giftWindow(activity, terms).endsAt.getTime(),
      drawTime: terms.drawsAt.getTime(),
      seedHash: terms.seedHash,
      seed,
      participants: draw?.participants ?? null,
    },
  };
}

const staticItem = (item: ActivityItem) => ({
  ...itemFace(item),
  stock: item.stock,
  restCount: item.rest,
});

/** The condition is sent URL-encoded, as pages of all versions expect. */
export function groupFace({ conditionDesc, selectRuleDesc, needDays, choose }: ActivityItem) {
  return { conditionDesc: encodeURIComponent(conditionDesc), selectRuleDesc, needDays, choose };
}

function itemFace({ itemId, goodsName, description, iconUrl, platform, bindBy }: ActivityItem) {
  return { id: itemId, goodsName, description, iconUrl, platform, bindBy };
}

export function itemOf(
  item: ActivityItem,
  rewardStatus: ItemStatus,
  account: string,
): Info['list'][number]['itemList'][number] {
  return {
    ...itemFace(item),
    rewardStatus,
    restCount: item.rest,
    btnDes: LABELS[rewardStatus],
    btnDisable: rewardStatus !== 'REWARD',
    account,
  };
}
