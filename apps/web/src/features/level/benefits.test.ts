import { levelBenefitTexts } from '@juban/contract/texts/level-benefits';
import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { levelRuleTexts } from '@juban/contract/texts/level-rules';
import { TIERED_BENEFITS } from '@juban/domain/tiered-benefits';
import { describe, expect, it } from 'vitest';
import { BENEFIT_GROUPS, benefitName, benefitNote, cellWords } from './benefit-words.ts';
import { benefitsFor, cellOf } from './benefits.ts';

describe('the benefits as the pages tell them', () => {
  it('[B-036] every benefit stands in one group, under a name of its own', () => {
    const grouped = BENEFIT_GROUPS.flatMap(({ keys }) => keys);
    expect([...grouped].sort()).toEqual(TIERED_BENEFITS.map(({ key }) => key).sort());
    expect(new Set(grouped.map(benefitName)).size).toBe(grouped.length);
  });

  it.each([
    ['10.19.0', true],
    ['10.19.1', true],
    ['11.0.0', true],
    ['10.18.9', false],
    ['9.99.9', false],
    ['', false],
    ['new', false],
  ])('[B-095] a client of version "%s" is told of the splash ads: %s', (version, isTold) => {
    expect(benefitsFor(version).has('splash')).toBe(isTold);
    expect(benefitsFor(version).size).toBe(TIERED_BENEFITS.length - (isTold ? 0 : 1));
  });

  it('[B-118] says how much where it is more than a yes', () => {
    expect(cellWords('discount', 'yes')).toBe('9 折');
    expect(cellWords('viewing', 'yes')).toBe('+40%');
    expect(cellWords('downloads', 5)).toBe('5');
    expect(cellWords('adFree', 'full')).toBe('全免');
    expect(cellWords('episodes', 'yes')).toBeUndefined();
    expect(cellWords('discount', 'no')).toBeUndefined();
  });

  it('[B-117] the days of the table and those of the card each say what they count', () => {
    expect(benefitNote('bonusDays')).toBe(levelBenefitTexts.bonusDaysNote);
    expect(levelBenefitTexts.bonusDaysNote).toContain('上一级升级礼');
    expect(levelPageTexts.gift).toBe('到级可领 {days} 天');
  });

  it('[B-118] the discount is said to need a running membership', () => {
    expect(benefitNote('discount')).toBe('会员有效期内');
  });

  it('[B-031] buying on the web gives V power as buying in the app does, and the rules say so', () => {
    expect(levelRuleTexts.riseBuyText).toContain('在 App 内或网页上购买都算');
  });

  it('[B-036] a column that there is none of has nothing', () => {
    const bonus = benefitsFor('10.19.0').get('bonusDays');
    expect(bonus && [2, 3, 8, 9].map((column) => cellOf(bonus, column))).toEqual(['no', 3, 50, 'no']);
  });
});
