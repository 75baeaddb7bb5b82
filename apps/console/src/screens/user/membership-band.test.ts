import { expect, it } from 'vitest';
import { causeOf, monthsIn, spansOf, windowOf } from './membership-band.ts';

const DAY = 86_400_000;
const row = (from: number | null, to: number | null) => ({
  time: 0,
  amount: 3,
  title: '季卡',
  cause: 'order:1',
  isForeign: false,
  from,
  to,
});

it('shows only days that run, in order', () => {
  expect(spansOf([row(9, 12), row(null, null), row(5, 5), row(1, 4)]).map(({ from }) => from)).toEqual([
    1, 9,
  ]);
});

it('names a cause, and hides one of another brand', () => {
  expect(causeOf({ cause: 'renewal:3', isForeign: false })).toBe('renew');
  expect(causeOf({ cause: 'order:3', isForeign: false })).toBe('buy');
  expect(causeOf({ cause: 'order:3', isForeign: true })).toBe('foreign');
  expect(causeOf({ cause: 'grant:3', isForeign: false })).toBe('gift');
});

it('looks back seven months at most and past the end', () => {
  const now = 1_000 * DAY;
  const { start, end } = windowOf(spansOf([row(0, now + 10 * DAY)]), now);
  expect(start).toBe(now - 210 * DAY);
  expect(end).toBe(now + 40 * DAY);
});

it('marks the months of Shanghai, and January by its year', () => {
  const months = monthsIn(Date.parse('2026-11-18T00:00:00+08:00'), Date.parse('2027-02-02T00:00:00+08:00'));
  expect(months).toEqual([
    { at: Date.parse('2026-12-01T00:00:00+08:00'), label: '12月' },
    { at: Date.parse('2027-01-01T00:00:00+08:00'), label: '2027' },
    { at: Date.parse('2027-02-01T00:00:00+08:00'), label: '2月' },
  ]);
});
