import { expect, it } from 'vitest';
import { medalPicture, medalUntil } from './medals.ts';

it.each([
  ['vip-level-5', '', '/content/house/art/badges/v5.svg'],
  ['moon', '/art/moon.webp', '/art/moon.webp'],
])('the medal %s with the picture "%s" shows %s', (medal, imgUrl, shown) => {
  expect(medalPicture({ medal, imgUrl })).toBe(shown);
});

it.each([
  [null, false, '永久佩戴'],
  ['2026-11-18T23:30:00+08:00', false, '至 2026-11-18'],
  ['2026-11-18T23:30:00+08:00', true, '已到期'],
])('a medal that ends at %s (ended: %s) shows %s', (end, isExpired, words) => {
  expect(medalUntil({ endTime: end === null ? null : Date.parse(end), isExpired })).toBe(words);
});
