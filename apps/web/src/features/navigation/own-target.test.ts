import { expect, it } from 'vitest';
import { ownTarget } from './own-target.ts';

it('[C-040] more leads to a page of ours, with its query', () => {
  expect(ownTarget('/share/sheetSquare?categoryId=0012')).toEqual({
    to: '/share/sheetSquare',
    search: { categoryId: '0012' },
  });
});

it.each([
  null,
  '',
  'share',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a:b',
])('[C-040] and never to %j', (target) => expect(ownTarget(target)).toBeUndefined());
