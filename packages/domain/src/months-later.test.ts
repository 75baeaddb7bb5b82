import { describe, expect, it } from 'vitest';
import { monthsLater } from './months-later.ts';

const at = (local: string) => new Date(`${local}+08:00`);

describe('months later in Shanghai', () => {
  it.each([
    ['2026-11-02T21:14:05', 1, '2026-12-02T21:14:05'],
    ['2026-11-02T00:00:00', 2, '2027-01-02T00:00:00'],
    ['2026-01-31T23:59:59', 1, '2026-02-28T23:59:59'],
    ['2028-01-31T07:00:00', 1, '2028-02-29T07:00:00'],
    ['2026-01-31T07:00:00', 2, '2026-03-31T07:00:00'],
    ['2026-03-01T07:59:59', 12, '2027-03-01T07:59:59'],
    // The first of a month in Shanghai is still the last day of the previous month in UTC.
    ['2026-03-01T03:00:00', 1, '2026-04-01T03:00:00'],
    ['2026-05-31T12:00:00', 0, '2026-05-31T12:00:00'],
  ])('%s plus %i is %s', (from, months, to) => {
    expect(monthsLater(at(from), months)).toEqual(at(to));
  });
});
