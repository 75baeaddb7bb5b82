import { DAY_MS } from './membership.ts';
import { shanghaiDay } from './shanghai-day.ts';

/** A contract is charged every `count` calendar months or days. */
export interface RenewalPeriod {
  unit: 'month' | 'day';
  count: number;
}

/** Every period is counted from the Shanghai day (YYYY-MM-DD) on which the first one was paid. */
export interface RenewalTerm {
  anchorDay: string;
  period: RenewalPeriod;
}

/**
 * The number of days in a package is rounded up; these ranges are one month, a quarter, half a year and a
 * year by the calendar.
 */
const MONTHS_OF_DAYS: ReadonlyArray<readonly [least: number, most: number, months: number]> = [
  [28, 31, 1],
  [89, 93, 3],
  [180, 186, 6],
  [365, 366, 12],
];
/** Charges run in the morning in Shanghai, so that notifications do not wake anybody. */
const CHARGE_HOUR = 'T10:00:00+08:00';
const CHARGE_DAYS_BEFORE = 1;
const NOTICE_DAYS_BEFORE = 3;
/** Days between a failed attempt and the next one. After the last the contract ends. */
const RETRY_DAYS: readonly number[] = [1, 1, 1];

/** Charge attempts in total. */
export const MAX_CHARGE_ATTEMPTS = RETRY_DAYS.length + 1;

export function renewalPeriodOf(days: number): RenewalPeriod {
  const months = MONTHS_OF_DAYS.find(([least, most]) => days >= least && days <= most)?.[2];
  return months === undefined ? { unit: 'day', count: days } : { unit: 'month', count: months };
}

/**
 * The midnight in Shanghai at which the given period, counted from 1, ends. Days 29 to 31 become the last day
 * of a shorter month.
 */
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

/** When the given period (2 or later) is charged: the day before the paid period ends. */
export function chargeTime(term: RenewalTerm, period: number): Date {
  const day = shanghaiDay(new Date(periodEnd(term, period - 1).getTime() - CHARGE_DAYS_BEFORE * DAY_MS));
  return new Date(`${day}${CHARGE_HOUR}`);
}

/** When the payer is notified of a charge. */
export function noticeTime(chargeAt: Date): Date {
  return new Date(chargeAt.getTime() - NOTICE_DAYS_BEFORE * DAY_MS);
}

/**
 * When to retry a charge after `tries` attempts, the last of them at `triedAt`; undefined for no more
 * retries.
 */
export function retryTime(triedAt: Date, tries: number): Date | undefined {
  const days = RETRY_DAYS[tries - 1];
  return days === undefined ? undefined : new Date(triedAt.getTime() + days * DAY_MS);
}

/**
 * The last period that a charge for `period` covers if it is paid at `at`. After a long outage this is the
 * latest period whose charge is due, so missed periods are neither charged later nor charged together.
 */
export function paidPeriod(term: RenewalTerm, period: number, at: Date): number {
  let paid = period;
  while (chargeTime(term, paid + 1) <= at) paid += 1;
  return paid;
}
