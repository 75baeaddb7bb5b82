import { describe, expect, it } from 'vitest';
import { rewardDaysOf } from './level-rewards.ts';
import { type BenefitKey, SPLASH_FREE_VERSION, TIERED_BENEFITS } from './tiered-benefits.ts';

const cellsOf = (key: BenefitKey) => TIERED_BENEFITS.find((row) => row.key === key)?.cells;

const nine = (...runs: readonly (readonly [cell: string | number, times: number])[]) =>
  runs.flatMap(([cell, times]) => Array.from({ length: times }, () => cell));

describe('tiered benefits', () => {
  it('[B-036] every row has a cell for VIP basic and each of V1 to V8', () => {
    for (const { key, cells } of TIERED_BENEFITS) expect([key, cells.length]).toEqual([key, 9]);
    expect(new Set(TIERED_BENEFITS.map(({ key }) => key)).size).toBe(TIERED_BENEFITS.length);
  });

  it.each<[BenefitKey]>([['quality'], ['skipIntro'], ['unlock']])(
    '[B-095] the membership itself brings %s, and so does every level',
    (key) => {
      expect(cellsOf(key)).toEqual(nine(['yes', 9]));
    },
  );

  it('[B-095] no splash ads count from V3, told from 10.19.0 on', () => {
    expect(cellsOf('splash')).toEqual(nine(['no', 3], ['yes', 6]));
    expect(SPLASH_FREE_VERSION).toBe('10.19.0');
    expect(TIERED_BENEFITS.filter((row) => 'sinceVersion' in row).map(({ key }) => key)).toEqual(['splash']);
  });

  it('[B-117] bonus days are 3, 5, 10, 20, 30 and 50 for V3 to V8', () => {
    expect(cellsOf('bonusDays')).toEqual(['no', 'no', 'no', 3, 5, 10, 20, 30, 50]);
  });

  it('[B-117] bonus days are those of the reward card one level below, as their note says', () => {
    const below = [2, 3, 4, 5, 6, 7, 8].map((level) => rewardDaysOf(level - 1) || 'no');
    expect(cellsOf('bonusDays')?.slice(2)).toEqual(below);
  });

  it.each<[BenefitKey]>([
    ['episodes'],
    ['original'],
    ['discount'],
    ['viewing'],
    ['support'],
    ['caching'],
    ['badges'],
    ['backgrounds'],
  ])('[B-118] V1 to V8 all have %s', (key) => {
    expect(cellsOf(key)?.slice(1)).toEqual(nine(['yes', 8]));
  });

  it('[B-118] the player is free of all ads and loads five at once from V6', () => {
    expect(cellsOf('adFree')).toEqual(nine(['partial', 6], ['full', 3]));
    expect(cellsOf('downloads')).toEqual(nine([3, 6], [5, 3]));
  });

  it('[B-119] coupons are few at V3 and V4, medium at V5 and V6, many at V7 and V8', () => {
    expect(cellsOf('coupons')).toEqual(nine(['no', 3], ['few', 2], ['medium', 2], ['many', 2]));
  });

  it.each<[BenefitKey, number]>([
    ['hotline', 5],
    ['danmaku', 6],
    ['notifications', 1],
    ['scheduled', 1],
    ['pendants', 1],
  ])('[B-119] %s is coming soon from V%i', (key, level) => {
    expect(cellsOf(key)).toEqual(nine(['no', level], ['soon', 9 - level]));
  });
});
