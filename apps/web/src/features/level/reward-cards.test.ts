import { describe, expect, it } from 'vitest';
import { rewardCards, rewardNote, rewardState, successText } from './reward-cards.ts';

const item = (level: number, locked = 0, received = 0) => ({ level, locked, received, reward: 3 });
const items = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => item(from + index));

describe('reward cards', () => {
  it('[B-051] eight items are eight cards', () => {
    expect(rewardCards(items(1, 8)).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [items(0, 8), [1, 2, 3, 4, 5, 6, 7, 8]],
    [items(1, 7), [2, 3, 4, 5, 6, 7]],
    [items(1, 1), []],
    [[], []],
  ])('[B-051] for any other number the first is dropped', (given, levels) => {
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

  it.each([
    [0, 0, 3, '700 点 V力值可领'],
    [1, 0, 3, '另赠 V5 会员勋章'],
    [1, 1, 3, '已得 V5 会员勋章'],
    [1, 1, 0, '权益从 V1 开始'],
  ])('[B-037] locked %i and received %i with %i days: %s', (locked, received, reward, note) => {
    expect(rewardNote({ level: 5, locked, received, reward })).toBe(note);
  });

  it('[B-116] names the days, or the badge if a level has none', () => {
    expect(successText({ ...item(3), reward: 5 })).toBe('领取成功，会员 5 天已到账');
    expect(successText({ ...item(1), reward: 0 })).toBe('领取成功，等级徽章已点亮');
  });
});
