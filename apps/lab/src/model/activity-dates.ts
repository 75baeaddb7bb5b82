import type { Demo } from '../lib/lab-api.ts';
import { MINUTE_MS } from '../lib/shanghai-time.ts';

const MAIN = 'activity';

export const activityPage = (name: string): string =>
  name === MAIN ? '/vip/activity' : `/vip/activity/${name}`;

/** The activity of the server's data that a page shows. */
export function activityOfPage(page: string, { activities = [] }: Demo): string | undefined {
  const path = page.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return activities.find((name) => activityPage(name) === path);
}

/** The times at which an activity changes. */
export function datesOf(name: string, { activityTimes = {} }: Demo): Array<{ label: string; now: number }> {
  const times = activityTimes[name];
  if (!times) return [];
  const { startTime, endTime, drawTime } = times;
  return [
    { label: '开始前 1 分钟', now: startTime - MINUTE_MS },
    { label: '开始时', now: startTime },
    { label: '结束前 1 分钟', now: endTime - MINUTE_MS },
    { label: '结束时', now: endTime },
    ...(drawTime === undefined ? [] : [{ label: '开奖时', now: drawTime }]),
  ];
}
