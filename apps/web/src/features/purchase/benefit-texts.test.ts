import { describe, expect, it } from 'vitest';
import { BENEFIT_CARDS } from './benefit-texts.ts';

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
