import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_THRESHOLDS, levelOf, levelPercent, MAX_LEVEL, nextLevelScore } from './levels.ts';

/** The specification's cumulative scores, and its increments, which must say the same. */
const SCORES = [0, 10, 50, 150, 320, 700, 1500, 3300, 5500];
const INCREMENTS = [10, 40, 100, 170, 380, 800, 1800, 2200];

it('the increments add up to the thresholds', () => {
  expect(LEVEL_THRESHOLDS).toEqual(SCORES);
  expect(SCORES.slice(1).map((score, level) => score - (SCORES[level] ?? 0))).toEqual(INCREMENTS);
});

describe('level of a V power', () => {
  it.each(SCORES.slice(1).map((score, index) => [index + 1, score] as const))(
    'level %i begins at exactly %i',
    (level, score) => {
      expect(levelOf(score - 1)).toBe(level - 1);
      expect(levelOf(score)).toBe(level);
      expect(levelOf(score + 1)).toBe(level);
    },
  );

  it.each([
    [0, 0],
    [-1, 0],
    [5_501, 8],
    [1_000_000, 8],
  ])('%i is level %i', (vPower, level) => {
    expect(levelOf(vPower)).toBe(level);
  });

  it('[A-065] never falls as V power grows, never leaves 0 to 8', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (a, more) => {
        expect(levelOf(a + more)).toBeGreaterThanOrEqual(levelOf(a));
        expect(levelOf(a + more)).toBeLessThanOrEqual(MAX_LEVEL);
      }),
    );
  });
});

describe('next level', () => {
  it.each([
    [0, 10],
    [1, 50],
    [7, 5_500],
    [8, 5_500],
  ])('after level %i stands %i', (level, score) => {
    expect(nextLevelScore(level)).toBe(score);
  });

  it.each([
    [0, 0],
    [5, 50],
    [9, 90],
    [10, 20],
    [49, 98],
    [5_499, 99],
    [5_500, 100],
    [9_000, 100],
  ])('%i V power is %i per cent', (vPower, percent) => {
    expect(levelPercent(vPower)).toBe(percent);
  });

  it('is 100 at level 8 only', () => {
    fc.assert(
      fc.property(fc.nat(8_000), (vPower) => {
        expect(levelPercent(vPower) === 100).toBe(levelOf(vPower) === MAX_LEVEL);
      }),
    );
  });
});
