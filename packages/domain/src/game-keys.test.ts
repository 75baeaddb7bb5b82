import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameKeysOf, MAX_SEARCH_LENGTH, searchWordsOf } from './game-keys.ts';
import { GAME_MARK_BITS, gameMarksOf } from './game-marks.ts';

const hasMarks = (marks: string, wanted: string) =>
  [...wanted].every((bit, place) => bit === '0' || marks[place] === '1');

/** Simulates how the database compares keys and text. */
function finds(name: string, typed: string): 'start' | 'inner' | undefined {
  const { start, inner, text, marks } = gameKeysOf(name);
  const [first, ...others] = searchWordsOf(typed);
  if (!first) return undefined;
  const compared = [...(first.isCut ? [first] : []), ...others];
  if (!hasMarks(marks, gameMarksOf(compared.map(({ needle }) => needle).join('')))) return undefined;
  if (!compared.every(({ needle }) => text.includes(needle))) return undefined;
  if (start.includes(first.key)) return 'start';
  return inner.includes(first.key) ? 'inner' : undefined;
}

describe('game search keys', () => {
  it.each([
    ['霜', 'start'],
    ['霜刃行', 'start'],
    ['刃', 'inner'],
    ['刃行', 'inner'],
    ['srx', 'start'],
    ['sr', 'start'],
    ['rx', 'inner'],
    ['SRX', 'start'],
    ['ｓｒｘ', 'start'],
    ['shuang', 'start'],
    ['shuangrenx', 'start'],
    ['shuangrenxing', 'start'],
    ['renxing', 'inner'],
    ['shuangrenhang', 'start'],
    ['srh', 'start'],
    ['霜 行', 'start'],
    ['霜ren', 'start'],
    ['霜·刃', 'start'],
    ['霜行', undefined],
    ['uang', undefined],
    ['shuangrenz', undefined],
    ['霜 马', undefined],
    ['霜刃行者', undefined],
  ])('[A-045] finds 霜刃行 by %s: %s', (typed, place) => {
    expect(finds('霜刃行', typed)).toBe(place);
  });

  it.each([
    ['Q版·三国志 2', 'q版三国', 'inner'],
    ['Q版·三国志 2', 'sgz2', 'inner'],
    ['Q版·三国志 2', '三国志2', 'inner'],
    ['踏浪日记', 'tlrj', 'start'],
    ['第九把钥匙', 'jiubayaoshi', 'inner'],
    ['王翼弃兵', '翼弃兵', 'inner'],
    ['王翼弃兵', '王翼弃兵', 'start'],
    ['𠮷野家', '𠮷野', 'start'],
  ])('[A-045] finds %s by %s: %s', (name, typed, place) => {
    expect(finds(name, typed)).toBe(place);
  });

  it.each(['', ' ', '·，！', '\u0000', '\ud800', '%_'])('[A-045] finds nothing for %j', (typed) => {
    expect(searchWordsOf(typed)).toEqual([]);
  });

  it('puts the most selective word first and uses at most four', () => {
    expect(searchWordsOf('s 雷暴小队 ren').map(({ key }) => key)).toEqual(['雷暴小', 'ren', 's']);
    expect(searchWordsOf('a b c d e f')).toHaveLength(4);
    expect(searchWordsOf('猫 猫 猫')).toHaveLength(1);
  });

  it('never repeats a key and keeps the number of keys limited', () => {
    const doubtful = '长行重乐朝藏传弹都角单奇降宿觉车参还柏血率薄厦绿地得盛调'.slice(0, MAX_SEARCH_LENGTH);
    const { start, inner, text } = gameKeysOf(doubtful);
    expect(new Set([...start, ...inner]).size).toBe(start.length + inner.length);
    expect(start.length + inner.length).toBeLessThan(2_000);
    expect(text.length).toBeLessThan(20_000);
    expect(gameKeysOf('叠叠乐').inner).not.toContain('叠');
  });

  it('[A-045] finds every name by each of its substrings', () => {
    const han = fc.string({
      unit: fc.constantFrom(...'霜刃行雷暴小队猫馆一池锦鲤长街乐园ab2'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(han, fc.nat(11), fc.nat(11), (name, a, b) => {
        const stretch = name.slice(Math.min(a, b), Math.max(a, b) + 1);
        if (stretch) expect(finds(name, stretch), `${name} by ${stretch}`).toBeDefined();
      }),
    );
  });

  it('[A-045] skips most games without comparing their text', () => {
    const names = [
      '霜刃行',
      '雷暴小队',
      '碧晶连连',
      '深夜面馆',
      '落日疾驰',
      '一池锦鲤',
      '山野农场',
      '王翼弃兵',
    ];
    const passed = (typed: string) =>
      names.filter((name) => !hasMarks(gameKeysOf(name).marks, gameMarksOf(` ${typed}`))).length;
    expect(passed('霜')).toBeGreaterThanOrEqual(6);
    expect(passed('shuangren')).toBeGreaterThanOrEqual(6);
    expect(passed('s')).toBe(0);
    expect(gameMarksOf('')).toBe('0'.repeat(GAME_MARK_BITS));
  });
});
