import { describe, expect, it } from 'vitest';
import { BENEFIT_CARDS, BUNDLE_ROWS } from './benefit-words.ts';

const rowOf = (name: string) => {
  const row = BUNDLE_ROWS.find((each) => each.name === name);
  return row && [row.rule, row.worth, row.more];
};

describe('detail table', () => {
  it.each([
    ['周卡', '任选 1 张，1 周内有效', '最高 15 元', undefined],
    ['季卡', '每月任选 1 张，连续 3 个月', '90 元', undefined],
    ['半年卡', '每月任选 1 张，连续 6 个月', '300 元', '精选版 30 元'],
    ['年卡', '每月任选 1 张，连续 12 个月', '360 元', '另加 3000+ 元'],
    ['连续包月', '每个续费月自动获得 1 张', '30 元', undefined],
  ])('[B-055] %s: %s, %s, %s', (name, rule, worth, more) => {
    expect(rowOf(name)).toEqual([rule, worth, more]);
  });
});

describe('benefit cards', () => {
  it('[A-054] are four, among them 30 for one card, 90 for three months, 360 for twelve and 3000+ once', () => {
    expect(BENEFIT_CARDS).toHaveLength(4);
    expect(BENEFIT_CARDS.map(({ value, rule, extra }) => [value, rule, extra])).toEqual([
      [30, '每月领 1 张', undefined],
      [90, '每月 1 张，连续 3 个月', undefined],
      [300, '每月 1 张，连续 6 个月', undefined],
      [360, '每月 1 张，连续 12 个月', '另送 3000+ 元一次性礼包'],
    ]);
  });
});
