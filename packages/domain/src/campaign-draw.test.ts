import { describe, expect, it } from 'vitest';
import { drawMessage, findTermFaults, ODDS_TOTAL, prizeOfRoll, rollOf } from './campaign-draw.ts';

const PRIZES = [
  { prizeId: 'car', odds: 1, stock: 1 },
  { prizeId: 'none', odds: 0, stock: 5 },
  { prizeId: 'cup', odds: 99_999, stock: 10 },
  { prizeId: 'thanks', odds: 900_000, stock: null },
];

describe('draw', () => {
  it('[C-092] builds the signed message from campaign, user and draw number', () => {
    expect(drawMessage('shandian', { userId: 100_000_001, drawNo: 3 })).toBe('shandian:100000001:3');
  });

  it.each([
    ['0'.repeat(64), 0],
    [`00000000f423f${'0'.repeat(51)}`, 999_999],
    [`00000000f4240${'0'.repeat(51)}`, 0],
    [`fffffffffffff${'0'.repeat(51)}`, (2 ** 52 - 1) % ODDS_TOTAL],
    // Digits after the thirteenth must not change the result.
    [`0000000000007${'f'.repeat(51)}`, 7],
  ])('[C-092] %s rolls %i', (digest, roll) => {
    expect(rollOf(digest)).toBe(roll);
  });

  it.each([
    [0, 'car'],
    [1, 'cup'],
    [99_999, 'cup'],
    [100_000, 'thanks'],
    [999_999, 'thanks'],
  ])('[C-092] a roll of %i falls on %s', (roll, prizeId) => {
    expect(prizeOfRoll(PRIZES, roll).prizeId).toBe(prizeId);
  });

  it('throws for a roll beyond the total odds', () => {
    expect(() => prizeOfRoll(PRIZES, ODDS_TOTAL)).toThrow(RangeError);
  });
});

describe('draw terms', () => {
  const terms = { prizes: PRIZES, fallback: 'thanks' };

  it('[C-092] are valid if the odds add up to a million and the fallback prize is unlimited', () => {
    expect(findTermFaults(terms)).toEqual([]);
  });

  it.each([
    [{ ...terms, prizes: PRIZES.slice(1) }, 'the odds are 999999 of 1000000'],
    [{ ...terms, fallback: 'cup' }, 'the fallback must be a prize of any number'],
    [{ ...terms, fallback: 'nothing' }, 'the fallback must be a prize of any number'],
    [{ ...terms, prizes: [...PRIZES, { prizeId: 'car', odds: 0, stock: 1 }] }, 'a prize stands twice'],
  ])('[C-092] are rejected if a rule is broken (case %#)', (broken, fault) => {
    expect(findTermFaults(broken)).toEqual([fault]);
  });
});
