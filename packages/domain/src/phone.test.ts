import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMainlandMobile, maskPhone, normalisePhone } from './phone.ts';

const PHONE = '13812345678';

describe('format', () => {
  it.each(['13', '14', '15', '16', '17', '18', '19'])(
    '[A-070] eleven digits that begin with %s pass',
    (prefix) => {
      expect(isMainlandMobile(`${prefix}012345678`)).toBe(true);
    },
  );

  it.each([
    ['ten digits', '1381234567'],
    ['twelve digits', '138123456789'],
    ['a prefix of 10', '10812345678'],
    ['a prefix of 11', '11812345678'],
    ['a prefix of 12', '12812345678'],
    ['a prefix of 23', '23812345678'],
    ['a leading zero', '03812345678'],
    ['a letter at the end', '1381234567a'],
    ['a letter inside', '138l2345678'],
    ['Arabic-Indic digits', '١٣٨١٢٣٤٥٦٧٨'],
    ['another country', '+8513812345678'],
    ['the country code twice', '+86+8613812345678'],
    ['a second plus', '++8613812345678'],
    ['two phones', `${PHONE},${PHONE}`],
    ['a decimal number', '1.3812345678e10'],
    ['nothing', ''],
    ['blanks', '   '],
  ])('[A-070] %s does not pass', (_case, text) => {
    expect(isMainlandMobile(text)).toBe(false);
  });
});

describe('spelling', () => {
  it.each([
    ['as it is', PHONE],
    ['with +86', `+86${PHONE}`],
    ['with 86', `86${PHONE}`],
    ['with 0086', `0086${PHONE}`],
    ['with a blank after +86', '+86 138 1234 5678'],
    ['with dashes', '138-1234-5678'],
    ['with long dashes', '138–1234—5678'],
    ['with full-width dashes', '138－1234－5678'],
    ['with dots', '138.1234.5678'],
    ['with brackets', '(+86)13812345678'],
    ['with full-width brackets', '（86）13812345678'],
    ['in full-width digits', '１３８１２３４５６７８'],
    ['with a full-width plus', '＋86１３８１２３４５６７８'],
    ['with a full-width blank', '138　1234　5678'],
    ['with a no-break blank', '138\u00a01234\u00a05678'],
    ['with zero-width marks of a copied text', '\u200e138\u200b1234\u20605678\ufeff'],
    ['with a tab and a line end', '\t13812345678\n'],
  ])('[A-070] normalises a phone %s to the same value', (_case, spelling) => {
    expect(normalisePhone(spelling)).toBe(PHONE);
    expect(isMainlandMobile(spelling)).toBe(true);
  });

  it('keeps a phone whose first digits look like the country code', () => {
    expect(normalisePhone('86138123456')).toBe('86138123456');
  });

  it('is idempotent', () => {
    const pieces = fc.constantFrom('86', '+', '00', '1', '0', '９', '13812345678', ' ', '-', '（', 'x', '剧');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (list) => {
        const once = normalisePhone(list.join(''));
        expect(normalisePhone(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('removes separators at any position', () => {
    const digits = fc.stringMatching(/^1[3-9]\d{9}$/);
    const noise = fc.array(fc.constantFrom('', ' ', '-', '－', '.', '\u200b', '（', ')'), {
      minLength: 12,
      maxLength: 12,
    });
    fc.assert(
      fc.property(digits, noise, (phone, marks) => {
        const spelled = [...phone].map((digit, place) => `${marks[place]}${digit}`).join('') + marks[11];
        expect(normalisePhone(spelled)).toBe(phone);
      }),
    );
  });
});

describe('masking', () => {
  it.each([
    [PHONE, '138****5678'],
    ['', ''],
    ['1385678', '1385678'],
    ['abc', 'abc'],
  ])('shows %j as %j', (phone, shown) => {
    expect(maskPhone(phone)).toBe(shown);
  });
});
