import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_480, '12,480'],
  [1_234_567, '1,234,567'],
])('%d reads %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
