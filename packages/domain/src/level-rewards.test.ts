import { describe, expect, it } from 'vitest';
import { rewardDaysOf, rewardItems } from './level-rewards.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('reward cards', () => {
  it('[B-116] give 0, 3, 5, 10, 20, 30, 50 and 90 days for V1 to V8', () => {
    expect(LEVELS.map(rewardDaysOf)).toEqual([0, 3, 5, 10, 20, 30, 50, 90]);
    expect(rewardItems(0, new Set()).map(({ reward }) => reward)).toEqual([0, 3, 5, 10, 20, 30, 50, 90]);
  });

  it.each([0, -1, 9, 1.5, Number.NaN])('[B-116] have no reward for level %s', (level) => {
    expect(rewardDaysOf(level)).toBeUndefined();
  });

  it.each([0, ...LEVELS])('[B-051] at level %i unlock that level and those below', (level) => {
    const items = rewardItems(level, new Set());
    expect(items.map((item) => item.level)).toEqual(LEVELS);
    expect(items.map(({ locked }) => locked)).toEqual(LEVELS.map((own) => (own <= level ? 1 : 0)));
    expect(items.every(({ received }) => received === 0)).toBe(true);
  });

  it('[B-085] keep a claimed reward claimed and unlocked after the level has fallen', () => {
    const items = rewardItems(1, new Set([1, 3]));
    expect(items.slice(0, 4).map(({ locked, received }) => [locked, received])).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
  });
});
