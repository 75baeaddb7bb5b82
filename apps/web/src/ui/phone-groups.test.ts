import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPhone } from './phone-groups.ts';

/** The caret is written as |. */
function group(marked: string, before?: string, inputType?: string): string {
  const text = marked.replace('|', '');
  const typed = { text, caret: marked.indexOf('|'), inputType };
  const shown = groupPhone(before === undefined ? typed : { ...typed, before });
  return `${shown.text.slice(0, shown.caret)}|${shown.text.slice(shown.caret)}`;
}

describe('a phone while it is typed', () => {
  it.each([
    ['|', '|'],
    ['1|', '1|'],
    ['138|', '138|'],
    ['1380|', '138 0|'],
    ['138 0571|', '138 0571|'],
    ['138 05716|', '138 0571 6|'],
    ['138 0571 6024|', '138 0571 6024|'],
  ])('[A-070] %s is shown as %s', (typed, shown) => expect(group(typed)).toBe(shown));

  it.each([
    ['13805716024|', '138 0571 6024|'],
    ['+86 138 0571 6024|', '138 0571 6024|'],
    ['008613805716024|', '138 0571 6024|'],
    ['（86）138-0571-6024|', '138 0571 6024|'],
    ['１３８０５７１６０２４|', '138 0571 6024|'],
    ['电话 13805716024 谢谢|', '138 0571 6024|'],
  ])('[A-070] pasted %s is shown as %s', (pasted, shown) => expect(group(pasted)).toBe(shown));

  it('[A-070] extra digits are kept for the format check to report', () => {
    expect(group('138 0571 60245|')).toBe('138 0571 60245|');
  });

  it('[A-070] letters are removed', () => expect(group('138 0a|571')).toBe('138 0|571'));

  it.each([
    ['139|8 0571 602', '139| 8057 1602'],
    ['138 9|0571 602', '138 9|057 1602'],
    ['138 05|1 6024', '138 05|16 024'],
    ['|138 0571 6024', '|138 0571 6024'],
  ])('[A-070] a change inside (%s) keeps the caret after its digit', (typed, shown) =>
    expect(group(typed)).toBe(shown),
  );

  it('[A-070] deleting the space between groups deletes the digit before it', () => {
    const before = '138 0571 6024';
    expect(group('138|0571 6024', before, 'deleteContentBackward')).toBe('13|0 5716 024');
    expect(group('138|0571 6024', before, 'deleteContentForward')).toBe('138| 5716 024');
    expect(group('138 057|6024', before, 'deleteContentBackward')).toBe('138 057|6 024');
  });

  it('[A-070] any input keeps the same phone, and grouping it again changes nothing', () => {
    const digits = fc.stringMatching(/^1[3-9]\d{9}$/);
    const prefixes = fc.constantFrom('', '86', '+86 ', '0086-');
    fc.assert(
      fc.property(digits, prefixes, fc.nat(16), (phone, prefix, caret) => {
        const shown = groupPhone({ text: `${prefix}${phone}`, caret });
        expect(shown.text).toMatch(/^\d{3} \d{4} \d{4}$/);
        expect(shown.text.replaceAll(' ', '')).toBe(phone);
        expect(groupPhone(shown)).toEqual(shown);
      }),
    );
  });
});
