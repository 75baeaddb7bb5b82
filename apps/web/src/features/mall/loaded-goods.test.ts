import { expect, it } from 'vitest';
import { addPages, type LoadedGoods } from './loaded-goods.ts';
import type { Goods, GoodsPage } from './mall-data.ts';

const goods = (id: string) => ({ id, goodsType: id === 'game' ? 'game_center' : 'vip_p' }) as Goods;
const page = (total: number, ids: readonly string[], disFirst = false): GoodsPage => ({
  content: ids.map(goods),
  total,
  disFirst,
  restocked: 'all',
});
const idsOf = ({ items }: LoadedGoods) => items.map(({ id }) => id).join(' ');

it('[B-040] pages follow each other until the list reaches the total', () => {
  const first = addPages(undefined, [page(5, ['a', 'b'])]);
  expect([idsOf(first), first.pages, first.hasMore]).toEqual(['a b', 1, true]);
  const second = addPages(first, [page(5, ['c', 'd'])]);
  expect([idsOf(second), second.pages, second.hasMore]).toEqual(['a b c d', 2, true]);
  const third = addPages(second, [page(5, ['e'])]);
  expect([idsOf(third), third.pages, third.hasMore]).toEqual(['a b c d e', 3, false]);
});

it('[B-040] several pages reloaded together give the same list as in sequence', () => {
  const pages = [page(3, ['a', 'b']), page(3, ['c'])];
  expect(addPages(undefined, pages)).toEqual({
    items: ['a', 'b', 'c'].map(goods),
    pages: 2,
    hasMore: false,
    restocked: 'all',
  });
});

it('[B-040] goods that moved to a later page are shown once, and an empty page is the end', () => {
  const first = addPages(undefined, [page(9, ['a', 'b'])]);
  const second = addPages(first, [page(9, ['b', 'c'])]);
  expect(idsOf(second)).toBe('a b c');
  expect(addPages(second, [page(9, [])]).hasMore).toBe(false);
  expect(addPages(undefined, [page(0, [])])).toEqual({
    items: [],
    pages: 1,
    hasMore: false,
    restocked: 'all',
  });
});

it('[B-040] the tile of the game centre is first if the answer says so', () => {
  expect(idsOf(addPages(undefined, [page(3, ['a', 'game', 'b'], true)]))).toBe('game a b');
  expect(idsOf(addPages(undefined, [page(3, ['a', 'game', 'b'])]))).toBe('a game b');
});
