import { expect, it } from 'vitest';
import { ownTarget } from './own-target.ts';

it('[B-038] a way to earn leads to a page of ours, and nowhere else', () => {
  expect(ownTarget('/vip')).toEqual({ to: '/vip', search: {} });
  expect(ownTarget('/share/sheetSquare?categoryId=9001')).toEqual({
    to: '/share/sheetSquare',
    search: { categoryId: '9001' },
  });
  const strange = ['', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/'];
  for (const target of strange) expect(ownTarget(target)).toBeUndefined();
});
