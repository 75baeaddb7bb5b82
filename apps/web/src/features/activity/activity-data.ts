import type { CallOutput } from '@juban/contract/schemas';
import { activityTexts } from '@juban/contract/texts/activity';
import { activityPageTexts } from '@juban/contract/texts/activity-pages';
import { fill } from '@juban/contract/texts/fill';
import type { UserState } from '../../lib/user-state.ts';
import { countText } from '../../ui/count-text.ts';

export type Activity = CallOutput<'getActivity'>;
export type ActivityInfo = CallOutput<'getActivityInfo'>;
type KnownItem = ActivityInfo['list'][number]['itemList'][number];
type PlainItem = Activity['groups'][number]['items'][number];

/** The user's status in the activity. */
export type ActivityStatus = UserState<ActivityInfo>;

export interface ItemView
  extends Pick<PlainItem, 'id' | 'goodsName' | 'description' | 'iconUrl' | 'platform' | 'bindBy'> {
  /** UNKNOWN: the user's status is not known, so nothing is offered. */
  status: KnownItem['rewardStatus'] | 'UNKNOWN';
  label: string;
  isDisabled: boolean;
  left: string;
  account: string;
}

export interface GroupView {
  condition: string;
  /** Empty if the group has no select rule. */
  rule: string;
  items: ItemView[];
}

/** Conditions are URL-encoded; one that cannot be decoded is shown unchanged. */
export function decodeCondition(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The rewards as everybody sees them, with the user's status if it is known. */
export function groupsOf(
  activity: Pick<Activity, 'groups' | 'inActivity'>,
  standing: ActivityStatus,
): GroupView[] {
  if (standing.kind !== 'known') {
    const viewOf = standing.kind === 'guest' ? plainView : unknownView;
    return activity.groups.map((group) => ({
      ...wordsOf(group),
      items: group.items.map((item) => viewOf(item, activity.inActivity)),
    }));
  }
  const info = standing.data;
  return info.list.map((group) => {
    const isUsedUp = group.chosen >= group.choose;
    return {
      ...wordsOf(group),
      rule: ruleOf(group),
      items: group.itemList.map((item) =>
        knownView(item, reasonOf(item, { isUsedUp, isOpen: info.inActivity })),
      ),
    };
  });
}

function wordsOf({ conditionDesc, selectRuleDesc }: { conditionDesc: string; selectRuleDesc: string }) {
  return { condition: decodeCondition(conditionDesc), rule: selectRuleDesc };
}

/** With the number of chosen items, if there is one. */
function ruleOf({ selectRuleDesc: rule, chosen: count }: ActivityInfo['list'][number]): string {
  return rule && count > 0 ? fill(activityPageTexts.chosen, { rule, count }) : rule;
}

function plainView({ stock, restCount, ...item }: PlainItem, isOpen: boolean): ItemView {
  const isGone = restCount <= 0;
  // Before the start and after the end the total is more useful than the remaining stock.
  const showsRest = isGone || isOpen;
  return {
    ...item,
    status: isGone ? 'NOT_ENOUGH' : isOpen ? 'REWARD' : 'NO_RULE',
    label: isGone ? activityTexts.itemNotEnough : activityTexts.itemReward,
    isDisabled: isGone || !isOpen,
    left: showsRest ? leftText(restCount) : fill(activityTexts.limited, { count: countText(stock) }),
    account: '',
  };
}

/** The remaining stock is public; the user's options are not known. */
function unknownView(item: PlainItem, isOpen: boolean): ItemView {
  const view = plainView(item, isOpen);
  return view.status === 'NOT_ENOUGH' ? view : { ...view, status: 'UNKNOWN', label: '', isDisabled: true };
}

const leftText = (restCount: number): string =>
  fill(activityTexts.left, { count: countText(Math.max(0, restCount)) });

/** Why a button that looks enabled cannot be used. */
function reasonOf(
  { rewardStatus }: KnownItem,
  { isUsedUp, isOpen }: { isUsedUp: boolean; isOpen: boolean },
): string {
  if (rewardStatus !== 'NO_RULE' || !isOpen) return '';
  return isUsedUp ? activityTexts.chosenUp : activityTexts.excluded;
}

function knownView(item: KnownItem, reason: string): ItemView {
  const { rewardStatus: status, restCount, btnDes: label, btnDisable: isDisabled, ...face } = item;
  return {
    ...face,
    status,
    label,
    isDisabled,
    description: reason || face.description,
    left: leftText(restCount),
  };
}
