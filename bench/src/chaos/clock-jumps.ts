import { fromShanghaiWall, shanghaiWall } from '@juban/domain';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A jump to a moment ends just before it, so that it occurs while flows run. */
const BEFORE_MS = 500;

const fromWall = (wall: number) => fromShanghaiWall(wall).getTime();

/** The next time at that hour in Shanghai. */
function nextAt(hour: number, now: number): number {
  const day = shanghaiWall(now);
  let moment = fromWall(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
  while (moment - BEFORE_MS <= now) moment += DAY_MS;
  return moment;
}

function nextMonth(now: number, months = 1): number {
  const day = shanghaiWall(now);
  const first = fromWall(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months));
  return first - BEFORE_MS > now ? first : nextMonth(now, months + 1);
}

/** New business times for a given time; always later. */
export const CLOCK_JUMPS = {
  'an hour passes': (now: number) => now + HOUR_MS,
  'a day passes': (now: number) => now + DAY_MS,
  'four days pass': (now: number) => now + 4 * DAY_MS,
  /** The payer of a renewal is notified of the charge. */
  'four weeks pass': (now: number) => now + 28 * DAY_MS,
  'midnight comes': (now: number) => nextAt(0, now) - BEFORE_MS,
  'stock comes at 11:00': (now: number) => nextAt(11, now) - BEFORE_MS,
  'the month ends': (now: number) => nextMonth(now) - BEFORE_MS,
} as const satisfies Record<string, (now: number) => number>;

export type ClockJump = keyof typeof CLOCK_JUMPS;
