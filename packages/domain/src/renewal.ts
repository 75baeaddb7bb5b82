import { DAY_MS } from './membership.ts';
import { shanghaiDay } from './shanghai-day.ts';

/** A contract is charged every so many calendar months or days. */
export interface RenewalPeriod {
  unit: 'month' | 'day';
  count: number;
}

/** From the day in Shanghai on which the first period was paid, as YYYY-MM-DD, every later one is counted. */
export interface RenewalTerm {
  anchorDay: string;
  period: RenewalPeriod;
}

/** Packages count generous days: these are a month, a quarter, half a year, a year by the calendar. */
const MONTHS_OF_DAYS: ReadonlyArray<readonly [least: number, most: number, months: number]> = [
  [28, 31, 1],
  [89, 93, 3],
  [180, 186, 6],
  [365, 366, 12],
];
/** Charges come in the morning in Shanghai, when nobody is woken by one. */
const CHARGE_HOUR = 'T10:00:00+08:00';
const CHARGED_BEFORE_DAYS = 1;
const TOLD_BEFORE_DAYS = 3;
/** Days from a try that failed to the next one; after the last the contract ends. */
const RETRY_DAYS: readonly number[] = [1, 1, 1];

/** How many times a charge is tried in all. */
export const MOST_CHARGE_TRIES = RETRY_DAYS.length + 1;

export function renewalPeriodOf(days: number): RenewalPeriod {
  const months = MONTHS_OF_DAYS.find(([least, most]) => days >= least && days <= most)?.[2];
  return months === undefined ? { unit: 'day', count: days } : { unit: 'month', count: months };
}

/** Midnight in Shanghai at which the given period, counted from 1, is used up. Days 29 to 31 fall on a short month's last day. */
export function periodEnd({ anchorDay, period: { unit, count } }: RenewalTerm, period: number): Date {
  const [year = 0, month = 0, day = 0] = anchorDay.split('-').map(Number);
  if (unit === 'day') return atMidnight(Date.UTC(year, month - 1, day + count * period));
  const months = month - 1 + count * period;
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return atMidnight(Date.UTC(year, months, Math.min(day, lastDay)));
}

function atMidnight(utcDay: number): Date {
  return new Date(`${new Date(utcDay).toISOString().slice(0, 10)}T00:00:00+08:00`);
}

/** When the given period, from the second on, is charged: the day before what is paid ends. */
export function chargeTime(term: RenewalTerm, period: number): Date {
  const day = shanghaiDay(new Date(periodEnd(term, period - 1).getTime() - CHARGED_BEFORE_DAYS * DAY_MS));
  return new Date(`${day}${CHARGE_HOUR}`);
}

/** When the payer is told of a charge. */
export function noticeTime(chargeAt: Date): Date {
  return new Date(chargeAt.getTime() - TOLD_BEFORE_DAYS * DAY_MS);
}

/** When a charge is tried again after so many tries, the last of which was at `triedAt`; undefined: never. */
export function retryTime(triedAt: Date, tries: number): Date | undefined {
  const days = RETRY_DAYS[tries - 1];
  return days === undefined ? undefined : new Date(triedAt.getTime() + days * DAY_MS);
}

/**
 * The last period that a charge for `period` pays for, when its money comes at `at`: that very one, or, after a
 * long outage, the last whose time to be charged has come. What was missed is not charged for afterwards, and no two
 * charges come at once.
 */
export function paidPeriod(term: RenewalTerm, period: number, at: Date): number {
  let paid = period;
  while (chargeTime(term, paid + 1) <= at) paid += 1;
  return paid;
}
