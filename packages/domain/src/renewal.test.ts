import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from './membership.ts';
import {
  chargeTime,
  MAX_CHARGE_ATTEMPTS,
  noticeTime,
  paidPeriod,
  periodEnd,
  type RenewalPeriod,
  type RenewalTerm,
  renewalPeriodOf,
  retryTime,
} from './renewal.ts';
import { shanghaiDay } from './shanghai-day.ts';

const MONTHLY = { unit: 'month', count: 1 } as const;
const monthly = (anchorDay: string): RenewalTerm => ({ anchorDay, period: MONTHLY });

describe('period of a package', () => {
  it.each<[number, RenewalPeriod]>([
    [7, { unit: 'day', count: 7 }],
    [27, { unit: 'day', count: 27 }],
    [28, MONTHLY],
    [31, MONTHLY],
    [32, { unit: 'day', count: 32 }],
    [93, { unit: 'month', count: 3 }],
    [94, { unit: 'day', count: 94 }],
    [186, { unit: 'month', count: 6 }],
    [364, { unit: 'day', count: 364 }],
    [366, { unit: 'month', count: 12 }],
  ])('[B-069] of %d days is %j', (days, period) => {
    expect(renewalPeriodOf(days)).toEqual(period);
  });
});

describe('end of a period', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-01-30', 1, '2026-02-28'],
    ['2026-01-29', 1, '2026-02-28'],
    ['2026-01-28', 1, '2026-02-28'],
    ['2026-01-27', 1, '2026-02-27'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-01-29', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', 12, '2027-01-31'],
    ['2026-01-31', 25, '2028-02-29'],
  ])('[B-069] from %s the %d. ends on %s', (anchorDay, period, day) => {
    expect(periodEnd(monthly(anchorDay), period)).toEqual(new Date(`${day}T00:00:00+08:00`));
  });

  it.each<[RenewalPeriod, string, string]>([
    [{ unit: 'month', count: 3 }, '2026-11-30', '2027-02-28'],
    [{ unit: 'month', count: 12 }, '2028-02-29', '2029-02-28'],
    [{ unit: 'day', count: 7 }, '2026-02-25', '2026-03-04'],
  ])('[B-069] of %j from %s is %s', (period, anchorDay, day) => {
    expect(shanghaiDay(periodEnd({ anchorDay, period }, 1))).toBe(day);
  });
});

describe('charge and notice', () => {
  it('[B-069] a year from 31 January: charged the day before each month ends, with notice three days earlier', () => {
    const days = Array.from({ length: 12 }, (_, i) =>
      shanghaiDay(chargeTime(monthly('2026-01-31'), i + 2)).slice(5),
    );
    expect(days.join(' ')).toBe('02-27 03-30 04-29 05-30 06-29 07-30 08-30 09-29 10-30 11-29 12-30 01-30');
    const charge = chargeTime(monthly('2026-01-31'), 2);
    expect(charge).toEqual(new Date('2026-02-27T10:00:00+08:00'));
    expect(noticeTime(charge)).toEqual(new Date('2026-02-24T10:00:00+08:00'));
  });

  it('[B-069] retries one, two and three days after the first attempt, and never a fifth time', () => {
    const at = new Date('2026-02-27T10:00:00+08:00');
    let tried: Date | undefined = at;
    const waits: number[] = [];
    for (let tries = 1; tried; tries += 1) {
      waits.push((tried.getTime() - at.getTime()) / DAY_MS);
      tried = retryTime(tried, tries);
    }
    expect(waits).toEqual([0, 1, 2, 3]);
    expect(waits).toHaveLength(MAX_CHARGE_ATTEMPTS);
  });
});

describe('period paid by a late charge', () => {
  const term = monthly('2026-01-31');

  it.each([
    [2, '2026-02-27T10:00:00+08:00', 2],
    [2, '2026-03-30T09:59:59.999+08:00', 2],
    [2, '2026-03-30T10:00:00+08:00', 3],
    [2, '2027-02-01T00:00:00+08:00', 13],
    [5, '2026-02-27T10:00:00+08:00', 5],
  ])('[B-069] for the %d. at %s: up to the %d.', (period, at, paid) => {
    expect(paidPeriod(term, period, new Date(at))).toBe(paid);
  });
});

describe('any term', () => {
  const anchorDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((day) => shanghaiDay(day));
  const period = fc.oneof(
    fc.record({ unit: fc.constant('month' as const), count: fc.constantFrom(1, 3, 6, 12) }),
    fc.record({ unit: fc.constant('day' as const), count: fc.integer({ min: 7, max: 400 }) }),
  );
  const term = fc.record({ anchorDay, period });

  it('[B-069] has consecutive periods, each with notice, charge and start before the next notice', () => {
    fc.assert(
      fc.property(term, fc.integer({ min: 2, max: 60 }), (each, nth) => {
        const charge = chargeTime(each, nth);
        expect(periodEnd(each, nth).getTime()).toBeGreaterThan(periodEnd(each, nth - 1).getTime());
        expect(noticeTime(charge).getTime()).toBeLessThan(charge.getTime());
        expect(charge.getTime()).toBeLessThan(periodEnd(each, nth - 1).getTime());
        expect(noticeTime(chargeTime(each, nth + 1)).getTime()).toBeGreaterThan(charge.getTime());
        expect(paidPeriod(each, nth, charge)).toBe(nth);
      }),
    );
  });

  it('[B-069] of months ends on the day of the month it began, or on the last day of a shorter month', () => {
    const months = term.filter((each) => each.period.unit === 'month');
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 60 }), (each, nth) => {
        const end = periodEnd(each, nth);
        const [day, wanted] = [shanghaiDay(end).slice(8), each.anchorDay.slice(8)];
        const isLast = shanghaiDay(new Date(end.getTime() + DAY_MS)).endsWith('-01');
        expect(day === wanted || (day < wanted && isLast)).toBe(true);
      }),
    );
  });
});
