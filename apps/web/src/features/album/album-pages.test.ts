import { expect, it } from 'vitest';
import type { Album, AlbumItem } from './album-data.ts';
import { addPage, pagesFrom } from './album-pages.ts';

const item = (dramaId: string) => ({ dramaId }) as AlbumItem;
const page = (pageNum: number, total: number, ids: readonly string[]) =>
  ({ pageNum, pageSize: 2, total, content: ids.map(item) }) as Album;
const idsOf = ({ items }: { items: readonly AlbumItem[] }) => items.map(({ dramaId }) => dramaId).join(' ');

it('[A-064] pages follow without gaps or repetitions until all are loaded', () => {
  const first = pagesFrom(page(1, 5, ['a', 'b']));
  expect([idsOf(first), first.hasMore]).toEqual(['a b', true]);
  const second = addPage(first, page(2, 5, ['c', 'd']));
  expect([idsOf(second), second.hasMore]).toEqual(['a b c d', true]);
  const third = addPage(second, page(3, 5, ['e']));
  expect([idsOf(third), third.hasMore]).toEqual(['a b c d e', false]);
});

it('[A-064] a page that arrives twice or out of order changes nothing', () => {
  const first = pagesFrom(page(1, 6, ['a', 'b']));
  const second = addPage(first, page(2, 6, ['c', 'd']));
  expect(addPage(second, page(2, 6, ['c', 'd']))).toBe(second);
  expect(addPage(first, page(3, 6, ['e', 'f']))).toBe(first);
});

it('[A-064] a drama that moved to a later page is shown once, and an empty page is the end', () => {
  const first = pagesFrom(page(1, 9, ['a', 'b']));
  const second = addPage(first, page(2, 9, ['b', 'c']));
  expect(idsOf(second)).toBe('a b c');
  expect(addPage(second, page(3, 9, [])).hasMore).toBe(false);
  expect(pagesFrom(page(1, 2, ['a', 'b'])).hasMore).toBe(false);
});
