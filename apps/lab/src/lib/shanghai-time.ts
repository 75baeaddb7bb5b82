import { secondText, shanghaiDay, shanghaiMidnight, shanghaiWall } from '@juban/domain';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

export const formatTime = (at: number): string => secondText(at).slice(11);

/** 2026-11-11 周三 */
export function formatDay(at: number): string {
  const weekday = WEEKDAYS[shanghaiWall(at).getUTCDay()];
  return `${shanghaiDay(at)} ${weekday}`;
}

/** The time that a typed text names in Shanghai; a date alone means its midnight. */
export function fromTypedTime(text: string): number | undefined {
  const parts = /^\s*(\d{4}-\d\d-\d\d)(?:[ T]+(\d\d:\d\d(?::\d\d)?))?\s*$/.exec(text);
  const at = Date.parse(`${parts?.[1]}T${parts?.[2] ?? '00:00'}+08:00`);
  // Some engines parse 30 February as 2 March.
  return Number.isNaN(at) || shanghaiDay(at) !== parts?.[1] ? undefined : at;
}

/** Elapsed share of the day in Shanghai, from 0 to below 1. */
export function dayShare(at: number): number {
  return (at - shanghaiMidnight(at).getTime()) / DAY_MS;
}

/** One minute before the next time it is `hour` o'clock in Shanghai; always later than `now`. */
export function minuteBefore(hour: number, now: number): number {
  const today = shanghaiMidnight(now).getTime() + hour * HOUR_MS - MINUTE_MS;
  return today > now ? today : today + DAY_MS;
}
