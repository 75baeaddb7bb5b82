const SHANGHAI_MS = 8 * 3_600_000;

/** The day a drama starts, as in 11月20日, by Shanghai's calendar wherever the reader is. */
export function playDay(ms: number): string {
  const wall = new Date(ms + SHANGHAI_MS);
  return `${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`;
}
