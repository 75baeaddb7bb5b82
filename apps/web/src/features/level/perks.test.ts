import { describe, expect, it } from 'vitest';
import { benefitsFor } from './benefits.ts';
import { perksOf } from './perks.ts';

const BENEFITS = benefitsFor('10.19.0');
const perk = (level: number, key: string) => perksOf(BENEFITS, level).find((one) => one.key === key);

describe('the benefits of the selected level', () => {
  it.each([
    [1, 'splash', 'V3 解锁', false],
    [3, 'splash', '有', true],
    [2, 'coupons', 'V3 解锁', false],
    [7, 'coupons', '多量', true],
    [5, 'adFree', '部分免', true],
    [6, 'adFree', '全免', true],
    [5, 'downloads', '同时 3 部', true],
    [6, 'downloads', '同时 5 部', true],
    [4, 'hotline', 'V5 解锁', false],
    [5, 'hotline', '待上线', false],
    [1, 'discount', '9 折', true],
  ])('[B-029][B-030] V%i %s: %s', (level, key, note, isOn) => {
    expect(perk(level, key)).toMatchObject({ note, isOn });
  });

  it('[B-030] names the same benefits at every level, those it has first', () => {
    const keys = (level: number) => perksOf(BENEFITS, level).map(({ key }) => key);
    expect([...keys(1)].sort()).toEqual([...keys(8)].sort());
    const on = perksOf(BENEFITS, 4).map(({ isOn }) => isOn);
    expect(on.lastIndexOf(true)).toBeLessThan(on.indexOf(false));
  });

  it('[B-029] leaves the days to claim to the card of the reward', () => {
    expect(perk(8, 'bonusDays')).toBeUndefined();
  });
});
