import type { User } from './user-tabs.ts';

type Day = User['days'][number];

export type Cause = 'buy' | 'renew' | 'gift' | 'code' | 'foreign';

export const CAUSE_NAMES: Readonly<Record<Cause, string>> = {
  buy: '购买',
  renew: '续费',
  gift: '补偿与赠送',
  code: '兑换与领取',
  foreign: '其他品牌',
};

export interface Span {
  from: number;
  to: number;
  title: string;
  days: number;
  cause: Cause;
}

const CAUSES: readonly (readonly [RegExp, Cause])[] = [
  [/^(renewal|contract|charge)/, 'renew'],
  [/^order/, 'buy'],
  [/^(redeem|code|claim|exchange|mall|bundle|union|prize|draw|activity)/, 'code'],
];

/** What kind of cause gave days, by how the ledger stores it. */
export function causeOf({ cause, isForeign }: Pick<Day, 'cause' | 'isForeign'>): Cause {
  if (isForeign) return 'foreign';
  return CAUSES.find(([pattern]) => pattern.test(cause))?.[1] ?? 'gift';
}

/** The days that run at some time, in order. */
export function spansOf(days: readonly Day[]): Span[] {
  return days
    .flatMap((day) =>
      day.from === null || day.to === null || day.to <= day.from
        ? []
        : [{ from: day.from, to: day.to, title: day.title, days: day.amount, cause: causeOf(day) }],
    )
    .sort((a, b) => a.from - b.from);
}

const MONTH_MS = 30 * 86_400_000;
const PAST = 7 * MONTH_MS;
const MARGIN = MONTH_MS;

/** The part of time that the band shows: seven months back at most, to a month after the end. */
export function windowOf(spans: readonly Span[], now: number): { start: number; end: number } {
  const first = spans[0]?.from ?? now;
  const last = Math.max(now, ...spans.map(({ to }) => to));
  return { start: Math.max(Math.min(first, now) - MARGIN / 2, now - PAST), end: last + MARGIN };
}

/** The first days of the months in a window, in Shanghai. */
export function monthsIn(start: number, end: number): { at: number; label: string }[] {
  const AHEAD = 8 * 3_600_000;
  const wall = new Date(start + AHEAD);
  const months: { at: number; label: string }[] = [];
  for (let month = wall.getUTCMonth() + 1; ; month++) {
    const at = Date.UTC(wall.getUTCFullYear(), month, 1) - AHEAD;
    if (at >= end) return thinned(months);
    const day = new Date(at + AHEAD);
    const label = day.getUTCMonth() === 0 ? String(day.getUTCFullYear()) : `${day.getUTCMonth() + 1}月`;
    months.push({ at, label });
  }
}

const MOST_LABELS = 16;

/** Long windows would have more labels than fit. */
function thinned(months: { at: number; label: string }[]) {
  const step = Math.ceil(months.length / MOST_LABELS);
  return months.filter((_, index) => index % step === 0);
}
