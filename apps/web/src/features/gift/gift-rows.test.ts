import { describe, expect, it } from 'vitest';
import { GIFT_ROWS } from './gift-rows.ts';

const rowOf = (name: string) => {
  const row = GIFT_ROWS.find((each) => each.name === name);
  return row && [row.rule, row.worth, row.more];
};

describe('detail table', () => {
  it.each([
    ['周卡', '任选 1 张，1 周内有效', '最高 15 元', undefined],
    ['季卡', '每月任选 1 张，连续 3 个月', '90 元', undefined],
    ['半年卡', '每月任选 1 张，连续 6 个月', '300 元', undefined],
    ['年卡', '每月任选 1 张，连续 12 个月', '360 元', '另加 3000+ 元'],
    ['连续包月', '每个续费月任选 1 张', '30 元', undefined],
  ])('[B-055] %s: %s, %s, %s', (name, rule, worth, more) => {
    expect(rowOf(name)).toEqual([rule, worth, more]);
  });
});
