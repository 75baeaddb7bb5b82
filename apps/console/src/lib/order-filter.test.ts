import { expect, it } from 'vitest';
import { filterText } from './filters.ts';
import { orderFilterOf } from './order-filter.ts';

it('reads days as days in Shanghai, the last one included', () => {
  const { from, until } = orderFilterOf({ from: '2026-11-18', until: '2026-11-18' });
  expect(from).toBe(Date.parse('2026-11-17T16:00:00Z'));
  expect(until).toBe(Date.parse('2026-11-18T16:00:00Z'));
});

it('reads amounts as yuan', () => {
  expect(orderFilterOf({ least: '19.9', most: '200' })).toEqual({ leastFen: 1_990, mostFen: 20_000 });
});

it('leaves out what it does not understand', () => {
  expect(orderFilterOf({ from: 'yesterday', least: '1e9', until: '2026-13-45', after: 'key' })).toEqual({});
});

it('has one text for the same filters, without the page', () => {
  const text = filterText({ state: 'paid', after: 'key', page: '3', brand: 'ddsp' });
  expect(text).toBe('brand=ddsp&state=paid');
  expect(filterText({ brand: 'ddsp', state: 'paid' })).toBe(text);
});
