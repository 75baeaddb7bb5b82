import { describe, expect, it } from 'vitest';
import { DAY_MS } from './membership.ts';
import { isNewUser } from './new-user.ts';

const REGISTERED = new Date('2026-11-15T14:30:00+08:00');
const after = (ms: number) => new Date(REGISTERED.getTime() + ms);

describe('new user', () => {
  it.each([
    ['at once', 0, true],
    ['after six days', 6 * DAY_MS, true],
    ['a millisecond short of seven days', 7 * DAY_MS - 1, true],
    ['at seven days', 7 * DAY_MS, false],
    ['a year on', 365 * DAY_MS, false],
  ])('%s', (_case, ms, isNew) => {
    expect(isNewUser(REGISTERED, after(ms))).toBe(isNew);
  });
});
