import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { expect, it } from 'vitest';
import { noteOf } from './goods-words.ts';
import type { Goods } from './mall-data.ts';

const MEDAL: Goods = {
  id: 'medal-leaf',
  name: '常青勋章',
  cover: '',
  points: 360,
  details: '限定勋章',
  inventoryDayCount: 0,
  isRestocked: true,
  goodsType: 'medal_p',
  days: 0,
  hold: false,
};

it('[B-053] what is gone for good promises no more of it', () => {
  expect(noteOf(MEDAL)).toBe(mallPageTexts.restock);
  expect(noteOf({ ...MEDAL, isRestocked: false })).toBe(mallPageTexts.goneForGood);
  expect(noteOf({ ...MEDAL, inventoryDayCount: 1_200 })).toBe('今日剩 1,200 份');
});
