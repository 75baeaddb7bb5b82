import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEVEL_TABLE,
  LEVEL_THRESHOLDS,
  levelOf,
  levelPercent,
  levelRowOf,
  MAX_LEVEL,
  nextLevelScore,
} from './levels.ts';

/** Cumulative scores and increments of the specification, which must agree. */
const SCORES = [0, 10, 50, 150, 320, 700, 1500, 3300, 5500];
const INCREMENTS = [10, 40, 100, 170, 380, 800, 1800, 2200];

it('[A-110] the increments add up to the thresholds', () => {
  expect(LEVEL_THRESHOLDS).toEqual(SCORES);
  expect(SCORES.slice(1).map((score, level) => score - (SCORES[level] ?? 0))).toEqual(INCREMENTS);
});

describe('level of a V power value', () => {
  it.each(SCORES.slice(1).map((score, index) => [index + 1, score] as const))(
    '[A-110] level %i begins at exactly %i',
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

  it('[A-065] never falls as V power grows, and stays within 0 to 8', () => {
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
  ])('after level %i starts at %i', (level, score) => {
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
  ])('of %i V power is reached to %i percent', (vPower, percent) => {
    expect(levelPercent(vPower)).toBe(percent);
  });

  it('is 100 percent only at level 8', () => {
    fc.assert(
      fc.property(fc.nat(8_000), (vPower) => {
        expect(levelPercent(vPower) === 100).toBe(levelOf(vPower) === MAX_LEVEL);
      }),
    );
  });
});

describe('level table', () => {
  it('[A-060] has a row for each level 0 to 8: icon, grade, score, distance to the next level and a text', () => {
    expect(LEVEL_TABLE.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(LEVEL_TABLE.map(({ score }) => score)).toEqual(SCORES);
    expect(LEVEL_TABLE.map(({ scoreDue }) => scoreDue)).toEqual([...INCREMENTS, 0]);
    expect(LEVEL_TABLE.map(({ grade }) => grade)).toEqual([
      'VIP',
      ...SCORES.slice(1).map((_, index) => `V${index + 1}`),
    ]);
    expect(new Set(LEVEL_TABLE.slice(1).map(({ icon }) => icon)).size).toBe(8);
    expect(new Set(LEVEL_TABLE.map(({ text }) => text)).size).toBe(9);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [8, 8],
    [9, 8],
    [99, 8],
    [Number.NaN, 0],
    [2.9, 2],
  ])('[B-091] an answered level of %s gives row %i', (level, row) => {
    expect(levelRowOf(level).level).toBe(row);
  });
});
