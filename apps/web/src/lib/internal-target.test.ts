import { expect, it } from 'vitest';
import { internalTarget } from './internal-target.ts';

it('[B-038][C-040] content can lead to an internal page with its query', () => {
  expect(internalTarget('/vip')).toEqual({ to: '/vip', search: {} });
  expect(internalTarget('/share/sheetSquare?categoryId=0012')).toEqual({
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
])('[B-038][C-040] but not to %j', (target) => expect(internalTarget(target)).toBeUndefined());
