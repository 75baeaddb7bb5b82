import { type Moment, shanghaiWall } from './shanghai-day.ts';

// Dates and times as pages show them: always in Shanghai time, wherever the reader or the server is.

/** 2026-11-02 21:14:37 */
export function secondText(at: Moment): string {
  return shanghaiWall(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** 2026-11-02 21:14 */
export const minuteText = (at: Moment): string => secondText(at).slice(0, 16);

/** 11-02 21:14: for places where the year is clear. */
export const shortText = (at: Moment): string => secondText(at).slice(5, 16);

/** 21:14 */
export const clockText = (at: Moment): string => secondText(at).slice(11, 16);

/** 11月2日 */
export function monthDayText(at: Moment): string {
  const wall = shanghaiWall(at);
  return `${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`;
}

/** 2026年11月2日 */
export const yearDayText = (at: Moment): string =>
  `${shanghaiWall(at).getUTCFullYear()}年${monthDayText(at)}`;

/** First and last day of a period. `endTime` is excluded. */
export function periodDays({ startTime, endTime }: { startTime: Moment; endTime: Moment }) {
  return { from: yearDayText(startTime), to: yearDayText(Number(endTime) - 1) };
}
