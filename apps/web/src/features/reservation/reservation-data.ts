import type { CallOutput } from '@juban/contract/schemas';

export type Reservation = CallOutput<'getReservation'>;

const SHANGHAI_MS = 8 * 3_600_000;
const LAST_MOMENT = 1;

const dayText = (ms: number): string => {
  const wall = new Date(ms + SHANGHAI_MS);
  return `${wall.getUTCFullYear()}年${wall.getUTCMonth() + 1}月${wall.getUTCDate()}日`;
};

/** First and last day by Shanghai's calendar; the end itself is a moment too late. */
export function periodDays({ startTime, endTime }: Pick<Reservation, 'startTime' | 'endTime'>) {
  return { from: dayText(startTime), to: dayText(endTime - LAST_MOMENT) };
}
