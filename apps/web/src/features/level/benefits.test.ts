import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { levelRuleTexts } from '@juban/contract/texts/level-rules';
import { describe, expect, it } from 'vitest';
import { type Benefit, benefitsOf, cellOf, groupsOf } from './benefits.ts';
import { perksOf } from './perks.ts';

/** A benefit of every level, unless its tiers say otherwise. */
const item = (name: string, tiers: Partial<Benefit['tiers']> = {}): Benefit => ({
  id: `benefit-${name}`,
  name,
  text1: name,
  text2: '',
  image1: '',
  targetUrlIos: '',
  targetUrlAndroid: '',
  targetTypeIos: 'none',
  targetTypeAndroid: 'none',
  tiers: {
    group: '基础',
    cells: Array.from({ length: 9 }, () => '可用'),
    soon: false,
    tableOnly: false,
    sinceVersion: '',
    ...tiers,
  },
});

const blockOf = (...vipBannerContentDtos: ReturnType<typeof item>[]) => ({ vipBannerContentDtos });
const { tiers: _none, ...LEVEL_ITEM } = item('v1');
const names = (benefits: readonly Benefit[]) => benefits.map(({ name }) => name);

describe('the benefits of the level block', () => {
  it('[B-030] are its items with tiers, not the levels themselves', () => {
    expect(names(benefitsOf(blockOf(LEVEL_ITEM as never, item('quality')), ''))).toEqual(['quality']);
    expect(benefitsOf(blockOf(), '10.19.0')).toEqual([]);
  });

  it.each([
    ['10.19.0', true],
    ['10.19.1', true],
    ['11.0.0', true],
    ['10.18.9', false],
    ['9.99.9', false],
    ['', false],
    ['new', false],
  ])('[B-095] for client version "%s" include those added in 10.19.0: %s', (version, isShown) => {
    const block = blockOf(item('quality'), item('splash', { sinceVersion: '10.19.0' }));
    expect(names(benefitsOf(block, version))).toEqual(isShown ? ['quality', 'splash'] : ['quality']);
  });

  it('[B-036] are in their groups, in the order of the block', () => {
    const benefits = [
      item('a', { group: '观影' }),
      item('b', { group: '福利' }),
      item('c', { group: '观影' }),
    ];
    expect(groupsOf(benefits).map((group) => [group.name, names(group.benefits)])).toEqual([
      ['观影', ['a', 'c']],
      ['福利', ['b']],
    ]);
  });

  it('[B-036] are empty in columns beyond the cells', () => {
    expect([3, 8, 9].map((column) => cellOf(item('a', { cells: ['', '', '', '3 天'] }), column))).toEqual([
      '3 天',
      '',
      '',
    ]);
  });
});

describe('the benefits of the selected level', () => {
  const steps = item('coupons', { cells: ['', '', '', '少量', '少量', '中量', '中量', '多量', '多量'] });
  const hotline = item('hotline', { cells: ['', '', '', '', '', '待上线', '待上线', '', ''], soon: true });

  it.each([
    [1, steps, 'V3 解锁', false],
    [2, steps, 'V3 解锁', false],
    [3, steps, '少量', true],
    [7, steps, '多量', true],
    [4, hotline, 'V5 解锁', false],
    [5, hotline, '待上线', false],
    [8, hotline, '暂无', false],
  ])('[B-029][B-030] V%i: %#', (level, benefit, note, isOn) => {
    expect(perksOf([benefit], level)).toEqual([{ benefit, note, isOn }]);
  });

  it('[B-030] list the granted ones first', () => {
    const shown = perksOf([hotline, steps, item('quality')], 3).map(({ benefit }) => benefit.name);
    expect(shown).toEqual(['coupons', 'quality', 'hotline']);
  });

  it('[B-030] leave out those only for the table', () => {
    expect(perksOf([item('bonusDays', { tableOnly: true })], 8)).toEqual([]);
  });
});

describe('texts about levels', () => {
  it('[B-117] of the reward card say when its days can be claimed', () => {
    expect(levelPageTexts.gift).toBe('到级可领 {days} 天');
  });

  it('[B-031] say that buying on the web gives V power like buying in the app', () => {
    expect(levelRuleTexts.riseBuyText).toContain('在 App 内或网页上购买都算');
  });
});
