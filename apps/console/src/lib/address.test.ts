import { expect, it } from 'vitest';
import { parseSearch, searchText, writeSearch } from '../app/search-text.ts';
import { withChanges } from './address.ts';

it('starts at the first page when a filter changes', () => {
  expect(withChanges({ state: 'paid', after: 'key', page: '3' }, { brand: 'ddsp' })).toEqual({
    state: 'paid',
    brand: 'ddsp',
  });
});

it('removes a filter that is emptied', () => {
  expect(withChanges({ state: 'paid', brand: 'ddsp' }, { state: undefined, brand: '' })).toEqual({});
});

it('keeps an address the same through reading and writing', () => {
  const address = '?brand=ddsp&q=138+0013&state=paid';
  expect(writeSearch(parseSearch(address))).toBe(address);
});

it('drops what is no text', () => {
  expect(searchText({ a: 'b', n: 1, list: ['x'], none: undefined, empty: '' })).toEqual({ a: 'b', n: '1' });
});
