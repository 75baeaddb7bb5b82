import { describe, expect, it } from 'vitest';
import { DAY_MS } from './membership.ts';
import {
  PUNCH_DAYS,
  PUNCH_ELIGIBILITY,
  PUNCH_TOTAL,
  punchCards,
  punchDay,
  punchEligibility,
  punchEnd,
  punchReward,
} from './punch.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const REGISTERED = at('2026-11-15T14:30:00');
const FIRST = at('2026-11-16T23:59:59.999');

describe('seven-day check-in', () => {
  it.each([
    [0, 0],
    [1, 2],
    [2, 4],
    [3, 4],
    [4, 4],
    [5, 4],
    [6, 4],
    [7, 8],
    [8, 0],
  ])('[C-067] day %i gives %i days', (day, days) => {
    expect(punchReward(day)).toBe(days);
  });

  it('[C-067] gives 30 days in total', () => {
    expect([PUNCH_DAYS, PUNCH_TOTAL]).toEqual([7, 30]);
  });

  it.each([
    ['a millisecond before midnight', '2026-11-16T23:59:59.999', 1],
    ['the midnight after', '2026-11-17T00:00:00', 2],
    ['the end of the seventh', '2026-11-22T23:59:59.999', 7],
    ['the midnight after it', '2026-11-23T00:00:00', 8],
    ['the day before the first mark', '2026-11-15T23:59:59', 0],
  ])('[C-049] counts days in Shanghai from the first check-in: %s', (_case, now, day) => {
    expect(punchDay(FIRST, at(now))).toBe(day);
  });

  it('[C-049] counts across a year end and a leap day', () => {
    expect(punchDay(at('2027-12-30T12:00:00'), at('2028-01-02T00:00:00'))).toBe(4);
    expect(punchDay(at('2028-02-28T12:00:00'), at('2028-03-01T00:00:00'))).toBe(3);
  });

  it('[C-049] starts with day 1 for a user who has not begun', () => {
    expect(punchDay(undefined, FIRST)).toBe(1);
  });
});

describe('eligibility', () => {
  const begun = { registeredAt: REGISTERED, firstMark: FIRST, isKnownDevice: false };
  const fresh = { registeredAt: REGISTERED, firstMark: undefined, isKnownDevice: false };

  it.each([
    ['at once', 0, 'open'],
    ['a millisecond short of seven days', 7 * DAY_MS - 1, 'open'],
    ['at seven days', 7 * DAY_MS, 'notNew'],
  ] as const)('[C-065] begins within seven days of registering: %s', (_case, ms, eligibility) => {
    expect(punchEligibility(fresh, new Date(REGISTERED.getTime() + ms))).toBe(eligibility);
  });

  it.each([
    ['on the seventh day', '2026-11-22T23:59:59.999', 'open'],
    ['on the eighth', '2026-11-23T00:00:00', 'over'],
  ] as const)(
    '[C-065] has seven days from the first mark, however old the account: %s',
    (_case, now, said) => {
      const late = { ...begun, registeredAt: at('2026-11-10T00:00:00') };
      expect(punchEligibility(late, at(now))).toBe(said);
    },
  );

  it('[C-066] refuses a device that another account used', () => {
    expect(punchEligibility({ ...fresh, isKnownDevice: true }, REGISTERED)).toBe('knownDevice');
    expect(punchEligibility({ ...begun, isKnownDevice: true }, FIRST)).toBe('knownDevice');
  });

  it('[C-066] is reported as 0 only if the user may check in', () => {
    expect(PUNCH_ELIGIBILITY).toEqual({ open: 0, notNew: 1, knownDevice: 2, over: 3 });
  });

  it('[C-065] ends seven days after registration before the first check-in, and after that at the end of the seventh day', () => {
    expect(punchEnd(fresh)).toEqual(at('2026-11-22T14:30:00'));
    expect(punchEnd(begun)).toEqual(at('2026-11-23T00:00:00'));
  });
});

describe('cards', () => {
  it.each([
    ['nothing begun', [], 1, [0, 0, 0, 0, 0, 0, 0]],
    ['the first day marked', [1], 1, [1, 0, 0, 0, 0, 0, 0]],
    ['the second day, not yet marked', [1], 2, [1, 0, 0, 0, 0, 0, 0]],
    ['the second day skipped', [1], 3, [1, 2, 0, 0, 0, 0, 0]],
    ['the third day marked after it', [1, 3], 3, [1, 2, 1, 0, 0, 0, 0]],
    ['the last day open', [1, 2, 3, 4, 5, 6], 7, [1, 1, 1, 1, 1, 1, 0]],
    ['all marked', [1, 2, 3, 4, 5, 6, 7], 7, [1, 1, 1, 1, 1, 1, 1]],
    ['over', [1, 7], 8, [1, 2, 2, 2, 2, 2, 1]],
    ['long over', [1], 300, [1, 2, 2, 2, 2, 2, 2]],
  ])('[C-049] %s', (_case, marked, today, cards) => {
    expect(punchCards(marked, today)).toEqual(cards);
  });
});
