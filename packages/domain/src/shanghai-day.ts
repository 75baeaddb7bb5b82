/** Shanghai is at UTC+8 all year: China has had no daylight saving time since 1991. */
const AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** A date, or milliseconds since 1970. */
export type Moment = Date | number;

/** A date whose UTC fields are the local time in Shanghai at that moment. */
export function shanghaiWall(at: Moment): Date {
  return new Date(Number(at) + AHEAD_MS);
}

/** The moment whose local time in Shanghai has these UTC fields. */
export function fromShanghaiWall(wall: Moment): Date {
  return new Date(Number(wall) - AHEAD_MS);
}

/** The midnight in Shanghai that starts the day of `at`. */
export function shanghaiMidnight(at: Moment): Date {
  const wall = shanghaiWall(at).getTime();
  return fromShanghaiWall(wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS));
}

/** The midnight in Shanghai that ends the day of `at`. */
export function shanghaiDayEnd(at: Moment): Date {
  return new Date(shanghaiMidnight(at).getTime() + DAY_MS);
}

/** The calendar day in Shanghai as YYYY-MM-DD. */
export function shanghaiDay(at: Moment): string {
  return shanghaiWall(at).toISOString().slice(0, 10);
}
