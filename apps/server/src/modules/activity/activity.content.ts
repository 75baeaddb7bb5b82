import type { ContentSection, PackFiles, PackScope } from '../../db/content-section.ts';
import { windowFrom } from '../../db/content-window.ts';
import { activities, activityItems, type Picture, type RealItem } from './activity.tables.ts';
import {
  type ActivityContent,
  activityItem,
  type GroupContent,
  type RewardContent,
} from './activity-schema.ts';
import { findThemeFaults } from './activity-theme.ts';

/** The placeholder for the number of gifts in texts. */
const WINNERS = '{winners}';
const OWN_ADDRESS = /^\/content\//;

/** A vector picture has no widths; of the others the widest is used. */
function pictureOf(name: string, files: PackFiles): Picture | undefined {
  if (OWN_ADDRESS.test(name)) return { src: name, sources: [] };
  const [folder = '', id] = name.split('/');
  const found = files.pictures(folder).find((candidate) => candidate.id === id);
  if (found?.vector) return { src: found.vector, sources: [] };
  const sources = Object.entries(found?.addresses ?? {})
    .map(([width, src]) => ({ width: Number(width), src }))
    .sort((a, b) => a.width - b.width);
  const widest = sources.at(-1);
  return widest && { src: widest.src, sources };
}

function periodOf({ period }: ActivityContent, today: Date): { startsAt: Date; endsAt: Date } {
  if ('from' in period) return { startsAt: new Date(period.from), endsAt: new Date(period.until) };
  return windowFrom(today, period);
}

const rewardsOf = ({ groups }: ActivityContent): RewardContent[] => groups.flatMap(({ items }) => items);

const twice = (what: string, names: readonly string[]) =>
  names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${what} ${name} is listed twice`);

/** Texts name the number of gifts only by `winners`, and only if gifts are drawn. */
function findWinnerFaults({ realItem, rules, title, titleKey, iosNote, dialogs }: ActivityContent): string[] {
  const texts = [...rules.flatMap((rule) => [rule.title, rule.text]), title, titleKey, iosNote];
  const gift = realItem ? [realItem.context, realItem.shipping] : [];
  const all = [...texts, ...gift, ...Object.values(dialogs)];
  const count = realItem && new RegExp(`(?<!\\d)${realItem.winners}\\s*(?:位|名|份|个)`);
  return [
    ...(count && all.some((text) => count.test(text)) ? ['write {winners} instead of the number'] : []),
    ...(!realItem?.shown && texts.some((text) => text.includes(WINNERS))
      ? [`${WINNERS} is used although no gift is drawn`]
      : []),
  ];
}

function findFaults(activity: ActivityContent, { files }: PackScope): string[] {
  const { banner, timeImage, realItem, period, groups, theme } = activity;
  const rewards = rewardsOf(activity);
  const named = [
    banner,
    timeImage,
    ...rewards.map(({ icon }) => icon),
    ...(realItem ? [realItem.image] : []),
  ];
  const isBackwards = 'from' in period && new Date(period.until) <= new Date(period.from);
  return [
    ...named.filter((name) => !pictureOf(name, files)).map((name) => `there is no picture ${name}`),
    ...(isBackwards ? ['the period ends before it begins'] : []),
    ...twice(
      'group',
      groups.map(({ id }) => id),
    ),
    ...twice(
      'reward',
      rewards.map(({ id }) => id),
    ),
    ...groups
      .filter(({ choose = 0, items }) => choose > items.length)
      .map(({ id, choose }) => `group ${id} has fewer than ${choose} rewards`),
    ...findWinnerFaults(activity),
    ...findThemeFaults(theme),
  ];
}

function realItemOf({ realItem }: ActivityContent, files: PackFiles): RealItem | null {
  if (!realItem) return null;
  const { context, image, ...rest } = realItem;
  const picture = pictureOf(image, files);
  return picture ? { ...rest, realItemContext: context, image: picture } : null;
}

/** Activities of a pack, one file each: a new one needs only a file. */
export const activityContent: ContentSection = {
  name: 'activities',
  folder: 'activities',
  item: activityItem,
  table: activities,
  key: { column: activities.activity, field: 'activity' },
  findFaults,
  toRow: (activity: ActivityContent, today, files) => {
    const { period: _period, groups: _groups, banner, timeImage, realItem: _real, ...row } = activity;
    return {
      ...row,
      ...periodOf(activity, today),
      banner: pictureOf(banner, files),
      timeImage: pictureOf(timeImage, files),
      itemIds: rewardsOf(activity).map(({ id }) => id),
      realItem: realItemOf(activity, files),
    };
  },
};

interface SpreadReward {
  activity: string;
  group: GroupContent;
  reward: RewardContent;
}

/** The claimable items of activities, from the same files: stock is counted by row. */
export const activityItemContent: ContentSection = {
  name: 'activity-items',
  folder: 'activities',
  item: activityItem,
  table: activityItems,
  key: { column: activityItems.itemId, field: 'itemId' },
  spread: ({ activity, groups }: ActivityContent): SpreadReward[] =>
    groups.flatMap((group) => group.items.map((reward) => ({ activity, group, reward }))),
  toRow: ({ activity, group, reward }: SpreadReward, _today, files) => {
    const { id: itemId, icon, once, ...rest } = reward;
    return {
      ...rest,
      itemId,
      activity,
      groupId: group.id,
      needDays: group.needDays,
      choose: group.choose ?? group.items.length,
      conditionDesc: group.condition,
      selectRuleDesc: group.selectRule,
      onceKey: once ?? null,
      iconUrl: pictureOf(icon, files)?.src,
    };
  },
};
