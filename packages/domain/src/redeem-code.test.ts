import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRedeemCode, isRedeemCode, normaliseRedeemCode, redeemCodeOf } from './redeem-code.ts';

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const code = digest.map(redeemCodeOf);
const place = fc.nat({ max: 15 });

describe('redeem code', () => {
  it('[C-074] consists of 15 letters from a digest and a check letter', () => {
    expect(redeemCodeOf('0'.repeat(64))).toBe('2222222222222222');
    // A letter of value 1 in the first place counts 16, so the check letter is at 31 - 16 = 15 in the
    // alphabet.
    expect(redeemCodeOf('1'.padStart(64, '0'))).toBe('322222222222222H');
    expect(redeemCodeOf('f'.repeat(64))).toMatch(/^[2-9A-HJKMNP-Z]{16}$/);
  });

  it('[C-074] has 16 unambiguous letters for any digest and is recognised', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(made).toMatch(/^[2-9A-HJKMNP-Z]{16}$/);
        expect(isRedeemCode(made)).toBe(true);
      }),
    );
  });

  it('[C-074] is invalid with one wrong letter', () => {
    fc.assert(
      fc.property(code, place, fc.constantFrom(...LETTERS), (made, at, letter) => {
        fc.pre(made[at] !== letter);
        expect(isRedeemCode(made.slice(0, at) + letter + made.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('[C-074] is invalid with any two letters swapped', () => {
    fc.assert(
      fc.property(code, place, place, (made, one, other) => {
        fc.pre(made[one] !== made[other]);
        const letters = [...made];
        [letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? ''];
        expect(isRedeemCode(letters.join(''))).toBe(false);
      }),
    );
  });

  it.each(['', '2', '2'.repeat(15), '2'.repeat(17), '222222222222222O', '0222222222222222', '２'.repeat(16)])(
    '[C-074] rejects %j',
    (text) => {
      expect(isRedeemCode(text)).toBe(false);
    },
  );
});

describe('typed codes', () => {
  it.each([
    ['abcd-efgh-jkmn-pqrs', 'ABCDEFGHJKMNPQRS'],
    [' ABCD EFGH\tJKMN\u3000PQRS\n', 'ABCDEFGHJKMNPQRS'],
    ['ＡＢＣＤ－ｅｆｇｈ—JKMN–PQRS', 'ABCDEFGHJKMNPQRS'],
    ['\u200bABCD\ufeffEFGH', 'ABCDEFGH'],
    ['', ''],
  ])('[C-074] %j is compared as %s', (typed, normal) => {
    expect(normaliseRedeemCode(typed)).toBe(normal);
  });

  it('[C-074] are cut to a maximum length first', () => {
    expect(normaliseRedeemCode('2'.repeat(1_000_000))).toHaveLength(64);
  });

  it('[C-074] in any spelling normalise to the code, and normalising again changes nothing', () => {
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    const spellings = [formatRedeemCode, wide, (text: string) => wide(formatRedeemCode(text).toLowerCase())];
    fc.assert(
      fc.property(code, fc.constantFrom(...spellings), (made, spell) => {
        expect(normaliseRedeemCode(spell(made))).toBe(made);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = normaliseRedeemCode(typed);
        expect(normaliseRedeemCode(once)).toBe(once.slice(0, 64));
      }),
    );
  });

  it('[C-074] are displayed in groups of four', () => {
    expect(formatRedeemCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS');
    expect(formatRedeemCode('SD7KQ2MX4P')).toBe('SD7K-Q2MX-4P');
  });
});
