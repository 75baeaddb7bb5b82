import { expect, it } from 'vitest';
import { isHeldTag } from './http-cache.ts';

it.each([
  [undefined, '"a"', false],
  ['', '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['*', '"a"', false],
  ['"ab"', '"a"', false],
  ['a', '"a"', false],
])('a request with %s matches %s: %s', (ifNoneMatch, tag, isHeld) => {
  expect(isHeldTag(ifNoneMatch, tag)).toBe(isHeld);
});
