import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMainlandMobile, normalisePhone } from './phone.ts';
import { COUNTRY_CODE, PHONE_IN_TEXT, SPREAD_PHONE } from './phone-in-text.ts';

const PHONE = '13812345678';
const wholly = (form: string) => new RegExp(`^(?:${COUNTRY_CODE})?${form}$`);

describe('phone in a text', () => {
  it.each([
    PHONE,
    `+86${PHONE}`,
    `86${PHONE}`,
    `0086${PHONE}`,
    '138-1234-5678',
    '138–1234—5678',
    '138－1234－5678',
    '138.1234.5678',
    '138 12345678',
    '1381234 5678',
    '138) 1234 - 5678',
    '１３８１２３４５６７８',
    '＋86１３８１２３４５６７８',
    '138　1234　5678',
    '138\u00a01234\u00a05678',
    '138\u200b1234\u20605678',
  ])('is found in the spelling %j', (spelling) => {
    expect(normalisePhone(spelling)).toBe(PHONE);
    expect(spelling).toMatch(wholly(PHONE_IN_TEXT));
    expect(spelling).toMatch(wholly(SPREAD_PHONE));
  });

  it.each([
    '12812345678',
    '23812345678',
    '1381234567',
    '138123456789',
    '138/1234/5678',
    '138:1234:5678',
    '138_1234_5678',
    '١٣٨١٢٣٤٥٦٧٨',
  ])('is not found in %j', (text) => {
    expect(text).not.toMatch(wholly(PHONE_IN_TEXT));
    expect(text).not.toMatch(wholly(SPREAD_PHONE));
  });

  it('is found wherever its gaps are, and only where it would count as a phone', () => {
    const digits = fc.stringMatching(/^1[3-9]\d{9}$/);
    const piece = fc.constantFrom('', '0', '９', ' ', '-', '－', '.', '\u200b', '（', ')', 'x', '/');
    const pieces = fc.array(piece, { minLength: 10, maxLength: 10 });
    const spread = wholly(SPREAD_PHONE);
    fc.assert(
      fc.property(digits, pieces, fc.nat(9), fc.nat(9), (phone, marks, first, second) => {
        const isMarked = (place: number) => place === first || place === second;
        const spelled = [...phone].map((digit, at) => (isMarked(at) ? `${digit}${marks[at]}` : digit));
        const text = spelled.join('');
        expect(spread.test(text)).toBe(isMainlandMobile(text));
      }),
    );
  });
});
