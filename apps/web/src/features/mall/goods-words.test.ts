import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { expect, it } from 'vitest';
import { discountNote, noteOf } from './goods-words.ts';
import type { Goods } from './mall-data.ts';

const MEDAL: Goods = {
  id: 'medal-leaf',
  name: '常青勋章',
  cover: '',
  points: 360,
  payPoints: 360,
  memberPoints: 324,
  details: '限定勋章',
  inventoryDayCount: 0,
  isRestocked: true,
  goodsType: 'medal_p',
  days: 0,
  hold: false,
};

it('[B-053] goods that are gone for good promise no restock', () => {
  expect(noteOf(MEDAL)).toBe(mallPageTexts.restock);
  expect(noteOf({ ...MEDAL, isRestocked: false })).toBe(mallPageTexts.goneForGood);
  expect(noteOf({ ...MEDAL, inventoryDayCount: 1_200 })).toBe('今日剩 1,200 份');
  expect(noteOf({ ...MEDAL, isRestocked: false, inventoryDayCount: 2 })).toBe('剩 2 份，不再补货');
});

it.each([
  ['a visitor or a user without the discount', 360, 360, 324, 'V1 起 324'],
  ['a member with the discount', 360, 324, 324, 'V1 起 9 折'],
  ['goods that the discount does not make cheaper', 1, 1, 1, ''],
])('[B-118] %s sees what the level saves', (_who, points, payPoints, memberPoints, note) => {
  expect(discountNote({ ...MEDAL, points, payPoints, memberPoints })).toBe(note);
});
