import {
  type EntitlementEntry,
  extendExpiry,
  isPermanent,
  minuteText,
  monthDayText,
  shanghaiWall,
  yearDayText,
} from '@juban/domain';
import { deskTexts } from './desk-texts.ts';

/** More are summed up. */
const MOST_NAMED = 6;

export interface NamedDays extends EntitlementEntry {
  /** Its cause in words. */
  title: string;
}

export interface MembershipFacts {
  now: Date;
  expiresAt: Date | null;
  /** In the order of writing. */
  entries: readonly NamedDays[];
  /** Orders that are paid and wait for a review. */
  held: ReadonlyArray<{ orderNo: string; rule: string }>;
  deletion: { dueAt: Date; doneAt: Date | null } | null;
}

/** When a membership ends and why, in one sentence. */
export function explainMembership(facts: MembershipFacts): string {
  const { held, deletion } = facts;
  const further = held.map(
    ({ orderNo, rule }) => `订单 ${orderNo} 已付款，因「${deskTexts.rule(rule)}」正在人工复核，通过后才到账`,
  );
  if (deletion?.doneAt) further.unshift(`账号已于 ${minuteText(deletion.doneAt)} 注销`);
  else if (deletion) further.push(`用户申请了注销账号，${minuteText(deletion.dueAt)} 删除，在此之前可以撤回`);
  return `${[standingOf(facts), ...further].join('；')}。`;
}

function standingOf({ now, expiresAt, entries }: MembershipFacts): string {
  if (expiresAt === null) return '没有会员：从未获得过会员天数';
  const why = `：${reasonsOf(entries, now) || '没有记录'}`;
  if (isPermanent(expiresAt)) return `会员永久有效${why}`;
  if (expiresAt > now) return `会员到 ${minuteText(expiresAt)} 为止${why}`;
  return `会员已于 ${minuteText(expiresAt)} 到期${why}`;
}

/** The entries since the membership last began anew: days from before are over. */
function latestRun(entries: readonly NamedDays[]): NamedDays[] {
  let run: NamedDays[] = [];
  let expiry: Date | null = null;
  for (const entry of entries) {
    if (entry.days > 0 && (expiry === null || expiry < entry.at)) run = [];
    if (entry.days !== 0) run.push(entry);
    expiry = extendExpiry(expiry, entry);
  }
  return run;
}

interface Group {
  title: string;
  at: Date;
  days: number;
  times: number;
}

function grouped(entries: readonly NamedDays[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { title, at, days } of entries) {
    const group = groups.get(title) ?? { title, at, days: 0, times: 0 };
    groups.set(title, { ...group, days: group.days + days, times: group.times + 1 });
  }
  return [...groups.values()];
}

function reasonsOf(entries: readonly NamedDays[], now: Date): string {
  const run = latestRun(entries);
  const given = listed(grouped(run.filter(({ days }) => days > 0)), now);
  const taken = listed(grouped(run.filter(({ days }) => days < 0)), now);
  return [given, taken].filter(Boolean).join('；');
}

function listed(groups: readonly Group[], now: Date): string {
  const named = groups.slice(0, MOST_NAMED);
  const rest = groups.slice(MOST_NAMED);
  const texts = named.map((group, place) => textOf(group, now, named[place - 1]));
  const sum = rest.reduce((days, group) => days + Math.abs(group.days), 0);
  return texts.join('、') + (rest.length > 0 ? `，另有 ${rest.length} 项共 ${sum} 天` : '');
}

function textOf({ title, at, days, times }: Group, now: Date, before: Group | undefined): string {
  const isSameDay = before !== undefined && dayOf(before.at, now) === dayOf(at, now);
  const count = times > 1 ? ` ${times} 次共` : '';
  return `${isSameDay ? '' : dayOf(at, now)}${title}${count} ${Math.abs(days)} 天`;
}

const yearOf = (at: Date) => shanghaiWall(at).getUTCFullYear();
const dayOf = (at: Date, now: Date) => (yearOf(at) === yearOf(now) ? monthDayText(at) : yearDayText(at));
