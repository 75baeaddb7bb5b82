export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** China has had no daylight saving since 1991. */
const OFFSET_MS = 8 * HOUR_MS;
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** YYYY-MM-DDTHH:mm:ss of the wall clock in Shanghai. */
function shanghaiText(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 19);
}

export const formatTime = (at: number): string => shanghaiText(at).slice(11);

export const formatMinute = (at: number): string => shanghaiText(at).slice(11, 16);

/** 2026-11-11 周三 */
export function formatDay(at: number): string {
  const weekday = WEEKDAYS[new Date(at + OFFSET_MS).getUTCDay()];
  return `${shanghaiText(at).slice(0, 10)} ${weekday}`;
}

/** 2026-11-11 23:58, as people type it. */
export const toTypedTime = (at: number): string => shanghaiText(at).slice(0, 16).replace('T', ' ');

/** The moment that a typed text names in Shanghai, wherever this browser stands; a day alone is its beginning. */
export function fromTypedTime(text: string): number | undefined {
  const parts = /^\s*(\d{4}-\d\d-\d\d)(?:[ T]+(\d\d:\d\d(?::\d\d)?))?\s*$/.exec(text);
  const at = Date.parse(`${parts?.[1]}T${parts?.[2] ?? '00:00'}Z`) - OFFSET_MS;
  // Some engines take the 30th of February for the 2nd of March.
  return Number.isNaN(at) || shanghaiText(at).slice(0, 10) !== parts?.[1] ? undefined : at;
}

/** How much of the day in Shanghai is over, from 0 to below 1. */
export function dayShare(at: number): number {
  return ((((at + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / DAY_MS;
}

/** One minute before the next time it is `hour` o'clock in Shanghai; always later than `now`. */
export function minuteBefore(hour: number, now: number): number {
  const midnight = now - dayShare(now) * DAY_MS;
  const today = Math.round(midnight) + hour * HOUR_MS - MINUTE_MS;
  return today > now ? today : today + DAY_MS;
}
