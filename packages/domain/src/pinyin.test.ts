import { describe, expect, it } from 'vitest';
import { isHan, readingsOf } from './pinyin.ts';
import { SYLLABLE_STARTS } from './pinyin-table.ts';

describe('readings', () => {
  it.each([
    ['霜刃雷暴小队', 'shuang ren lei bao xiao dui'],
    ['阿安昂凹', 'a an ang ao'],
    ['八挨嚓咑妸发', 'ba ai ca da e fa'],
    ['旮哈家咔拉妈拿', 'ga ha jia ka la ma na'],
    ['哦怕七然仨他挖', 'o pa qi ran sa ta wa'],
    ['夕丫匝座', 'xi ya za zuo'],
    ['能猫鲤麻将钥匙', 'neng mao li ma jiang yao shi'],
    ['绿女略虐', 'lv nv lve nve'],
  ])('[A-045] %s is read %s', (characters, said) => {
    expect([...characters].map((character) => readingsOf(character)[0]).join(' ')).toBe(said);
  });

  it.each([
    ['长', ['chang', 'zhang']],
    ['行', ['xing', 'hang']],
    ['乐', ['le', 'yue']],
  ])('[A-045] has every reading of %s', (character, readings) => {
    expect(readingsOf(character)).toEqual(readings);
  });

  it('leaves letters, digits and other scripts unchanged', () => {
    expect(['x', '2', 'あ', 'é'].map((character) => readingsOf(character))).toEqual([
      ['x'],
      ['2'],
      ['あ'],
      ['é'],
    ]);
    expect(['霜', 'x', '', '霜刃'].map(isHan)).toEqual([true, false, false, false]);
  });

  it('has its syllables in the order of this engine’s dictionary', () => {
    const { compare } = new Intl.Collator('zh-u-co-pinyin');
    const firsts = SYLLABLE_STARTS.map(({ first }) => first);
    expect([...firsts].sort(compare)).toEqual(firsts);
    expect(new Set(SYLLABLE_STARTS.map(({ syllable }) => syllable)).size).toBe(SYLLABLE_STARTS.length);
  });
});
