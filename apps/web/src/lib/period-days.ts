const SHANGHAI_MS = 8 * 3_600_000;
const LAST_MOMENT = 1;

/** 2023年5月18日, by Shanghai's calendar wherever the reader is. */
export function dayText(ms: number): string {
  const wall = new Date(ms + SHANGHAI_MS);
  return `${wall.getUTCFullYear()}年${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`;
}

/** First and last day of a period in words; its end is the first moment that is too late. */
export function periodDays({ startTime, endTime }: { startTime: number; endTime: number }) {
  return { from: dayText(startTime), to: dayText(endTime - LAST_MOMENT) };
}
