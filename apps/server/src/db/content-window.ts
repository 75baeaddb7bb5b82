import { DAY_MS } from '@juban/domain';

/** Counted from the day on which the pack is applied. */
interface CountedPeriod {
  opensInDays: number;
  lastsDays: number;
}

/** `today` is midnight in Shanghai. */
export function windowFrom(
  today: Date,
  { opensInDays, lastsDays }: CountedPeriod,
): { startsAt: Date; endsAt: Date } {
  const startsAt = new Date(today.getTime() + opensInDays * DAY_MS);
  return { startsAt, endsAt: new Date(startsAt.getTime() + lastsDays * DAY_MS) };
}
