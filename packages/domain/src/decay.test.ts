import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentVPower, type DecayState, expiredDays, openDecayEntries } from './decay.ts';
import { DAY_MS } from './membership.ts';

const EXPIRY = new Date('2026-03-01T10:30:00+08:00');
const at = (ms: number) => new Date(EXPIRY.getTime() + ms);
const state = (balance: number, settledDays = 0): DecayState => ({
  balance,
  settledDays,
  expiresAt: EXPIRY,
});

const states = fc.record({
  balance: fc.nat(400),
  settledDays: fc.nat(30),
  expiresAt: fc.constantFrom(EXPIRY, null),
});
const moments = fc.integer({ min: -50 * DAY_MS, max: 300 * DAY_MS }).map(at);

describe('whole days after expiry', () => {
  it.each([
    ['a day before', -DAY_MS, 0],
    ['at expiry', 0, 0],
    ['a millisecond short of 24 h', DAY_MS - 1, 0],
    ['at exactly 24 h', DAY_MS, 1],
    ['a millisecond past 24 h', DAY_MS + 1, 1],
    ['a millisecond short of 48 h', 2 * DAY_MS - 1, 1],
    ['at exactly 48 h', 2 * DAY_MS, 2],
    ['a year on', 365 * DAY_MS, 365],
  ])('%s', (_case, ms, count) => {
    expect(expiredDays(EXPIRY, at(ms))).toBe(count);
  });

  it('are 0 for a user who never was a member', () => {
    expect(expiredDays(null, at(900 * DAY_MS))).toBe(0);
  });
});

describe('current V power', () => {
  it.each([
    [100, 0, DAY_MS - 1, 100],
    [100, 0, DAY_MS, 98],
    [100, 0, 10 * DAY_MS, 80],
    [100, 4, 10 * DAY_MS, 88],
    [100, 10, 10 * DAY_MS, 100],
    [100, 12, 10 * DAY_MS, 100],
    [3, 0, DAY_MS, 1],
    [3, 0, 2 * DAY_MS, 0],
    [3, 0, 99 * DAY_MS, 0],
    [0, 0, 99 * DAY_MS, 0],
  ])('from a balance of %i with %i settled days, %i ms after expiry, is %i', (balance, settled, ms, left) => {
    expect(currentVPower(state(balance, settled), at(ms))).toBe(left);
  });

  it('does not fall during a membership or without one', () => {
    expect(currentVPower(state(50), at(-1))).toBe(50);
    expect(currentVPower({ balance: 50, settledDays: 0, expiresAt: null }, at(90 * DAY_MS))).toBe(50);
  });
});

describe('decay entries that are not written yet', () => {
  it('are dated expiry plus n times 24 h, two points each, and the last takes what is left', () => {
    expect(openDecayEntries(state(5, 1), at(9 * DAY_MS))).toEqual([
      { day: 2, at: at(2 * DAY_MS), amount: -2 },
      { day: 3, at: at(3 * DAY_MS), amount: -2 },
      { day: 4, at: at(4 * DAY_MS), amount: -1 },
    ]);
  });

  it('begin at exactly 24 h', () => {
    expect(openDecayEntries(state(5), at(DAY_MS - 1))).toEqual([]);
    expect(openDecayEntries(state(5), at(DAY_MS))).toHaveLength(1);
  });

  it('add up with the balance to the current V power, which never falls below zero', () => {
    fc.assert(
      fc.property(states, moments, (each, now) => {
        const open = openDecayEntries(each, now).reduce((sum, { amount }) => sum + amount, 0);
        expect(currentVPower(each, now)).toBe(each.balance + open);
        expect(currentVPower(each, now)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('can be written at any moment without changing V power later', () => {
    fc.assert(
      fc.property(states, moments, fc.nat(100), (each, now, daysLater) => {
        const open = openDecayEntries(each, now);
        const settledDays = Math.max(each.settledDays, expiredDays(each.expiresAt, now));
        const balance = open.reduce((sum, { amount }) => sum + amount, each.balance);
        const later = new Date(now.getTime() + daysLater * DAY_MS);
        expect(currentVPower({ ...each, balance, settledDays }, later)).toBe(currentVPower(each, later));
      }),
      { numRuns: 500 },
    );
  });
});
