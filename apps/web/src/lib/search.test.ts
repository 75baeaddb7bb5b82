import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneOf, parseSearch, pickSearch, searchOf, stringifySearch } from './search.ts';

describe('the query of an address', () => {
  it.each([
    ['digits', '123456'],
    ['leading zeros', '0012'],
    ['a long id', '123456789012345678901234567890'],
    ['a number with a fraction', '1.50'],
    ['words that look like values', 'true'],
    ['a quoted word', '"x"'],
    ['an object', '{"a":1}'],
    ['nothing', ''],
  ])('[A-013] %s stays the same string', (_what, value) => {
    expect(parseSearch(`?id=${encodeURIComponent(value)}`)).toEqual({ id: value });
    expect(stringifySearch({ id: value })).toBe(`?id=${encodeURIComponent(value)}`);
  });

  it('[A-013] any values survive a round trip', () => {
    const values = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(values, (given) => {
        expect(parseSearch(stringifySearch(given))).toEqual({ ...given });
      }),
    );
  });

  it('uses the first of duplicate names, and no name is special', () => {
    expect(parseSearch('?id=1&id=2').id).toBe('1');
    expect(Object.keys(parseSearch('?__proto__=1'))).toEqual(['__proto__']);
  });

  it('omits missing values', () => {
    expect(stringifySearch({ id: undefined, type: null })).toBe('');
  });
});

describe('route search values', () => {
  it('[A-013] are not changed by a schema, so that the server redirects nobody', () => {
    expect(searchOf<'id'>()({ id: '007', other: 'x' })).toEqual({ id: '007', other: 'x' });
  });

  it('are picked by name, and none are added', () => {
    expect(pickSearch({ ct: 'web', id: '007' }, ['ct', 'cv'])).toEqual({ ct: 'web' });
  });

  it('[A-013] outside the list count as the default', () => {
    expect(oneOf('wechat', ['aliPay', 'wechat'], 'aliPay')).toBe('wechat');
    expect(oneOf('cash', ['aliPay', 'wechat'], 'aliPay')).toBe('aliPay');
  });
});
