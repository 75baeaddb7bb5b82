import { describe, expect, it } from 'vitest';
import { rewardCards, rewardState } from './reward-cards.ts';

const item = (level: number, locked = 0, received = 0) => ({ level, locked, received, reward: 3 });
const items = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => item(from + index));

describe('reward cards', () => {
  it('[B-051] of eight items all are cards', () => {
    expect(rewardCards(items(1, 8)).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [items(0, 8), [1, 2, 3, 4, 5, 6, 7, 8]],
    [items(1, 7), [2, 3, 4, 5, 6, 7]],
    [items(1, 1), []],
    [[], []],
  ])('[B-051] of any other number the first is dropped', (given, levels) => {
    expect(rewardCards(given).map(({ level }) => level)).toEqual(levels);
  });

  it.each([
    [0, 0, 'locked'],
    [1, 0, 'claimable'],
    [1, 1, 'claimed'],
    [0, 1, 'claimed'],
  ])('[B-037] locked %i and received %i is %s', (locked, received, state) => {
    expect(rewardState(item(5, locked, received))).toBe(state);
  });
});
