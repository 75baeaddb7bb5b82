import { type Moment, shanghaiDay, shanghaiDayEnd } from './shanghai-day.ts';

/** The mall releases its stock at 11:00 in Shanghai; before that, the previous stock day continues. */
const RELEASE_HOUR_MS = 11 * 3_600_000;

/** The day whose stock is on sale at that moment, as YYYY-MM-DD. */
export function stockDay(at: Date): string {
  return shanghaiDay(new Date(at.getTime() - RELEASE_HOUR_MS));
}

/** When the next stock goes on sale. */
export function stockDayEnd(at: Moment): Date {
  return new Date(shanghaiDayEnd(Number(at) - RELEASE_HOUR_MS).getTime() + RELEASE_HOUR_MS);
}
