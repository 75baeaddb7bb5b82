import { shanghaiDay } from '@juban/domain/shanghai-day';

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** 20:31:07, in Shanghai. */
function shanghaiClock(at: number): string {
  return new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(11, 19);
}

/** 2026-11-02, in Shanghai. */
export const dayText = (at: number): string => shanghaiDay(new Date(at));

/** 11-02 21:14: enough under a heading that names the year. */
export const shortTimeText = (at: number): string =>
  `${dayText(at).slice(5)} ${shanghaiClock(at).slice(0, 5)}`;

/** 2026-11-02 21:14:37. */
export const timeText = (at: number): string => `${dayText(at)} ${shanghaiClock(at)}`;

/** 21:14. */
export const minuteText = (at: number): string => shanghaiClock(at).slice(0, 5);
