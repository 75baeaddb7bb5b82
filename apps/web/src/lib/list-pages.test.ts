import { expect, it } from 'vitest';
import { nextPage } from './list-pages.ts';

const page = (pageNum: number, total: number, content: readonly number[]) => ({
  ...{ pageNum, total, content },
  pageSize: 2,
});

it('a list ends with its last page, and with an empty one whatever the total says', () => {
  expect(nextPage(page(1, 3, [1, 2]))).toBe(2);
  expect(nextPage(page(2, 3, [3]))).toBeUndefined();
  expect(nextPage(page(1, 9, []))).toBeUndefined();
});
