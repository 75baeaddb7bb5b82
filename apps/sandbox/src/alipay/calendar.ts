import type { Journal } from '../lib/journal.ts';
import { beijingTime } from '../lib/values.ts';

const DAY_MS = 86_400_000;

export interface ClockEntry {
  origin: string;
  offsetMs: number;
}

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: string, days: number): string {
  return new Date(instantOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Only for days up to the 28th, which every month has. */
export function addMonths(day: string, months: number): string {
  const date = new Date(instantOf(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

export const isDay = (text: string) =>
  !Number.isNaN(instantOf(text)) && new Date(instantOf(text)).toISOString().slice(0, 10) === text;

/**
 * The current day in Beijing. The Lab can move the clock of a merchant, and execution days are days of that
 * clock, so this provider follows it.
 */
export function createCalendar(journal: Journal<ClockEntry>) {
  const offsets = new Map(journal.past.map(({ origin, offsetMs }) => [origin, offsetMs]));
  return {
    today: (notifyUrl: string) =>
      beijingTime(Date.now() + (offsets.get(originOf(notifyUrl)) ?? 0)).slice(0, 10),
    move(entry: ClockEntry): void {
      if (offsets.get(entry.origin) === entry.offsetMs) return;
      journal.write(entry);
      offsets.set(entry.origin, entry.offsetMs);
    },
  };
}

export type Calendar = ReturnType<typeof createCalendar>;

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
