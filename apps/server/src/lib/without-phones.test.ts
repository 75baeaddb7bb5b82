import { expect, it } from 'vitest';
import { withoutPhones } from './without-phones.ts';

it.each([
  ['打这个电话 13812346024 找我', '打这个电话 138****6024 找我'],
  ['138-1234-6024，或 139 8765 4321', '138****6024，或 139****4321'],
  ['订单 2611150102030000113812346024', '订单 2611150102030000113812346024'],
  ['第 77 集', '第 77 集'],
])('in the text %j no phone can be read', (text, kept) => {
  expect(withoutPhones(text)).toBe(kept);
});
