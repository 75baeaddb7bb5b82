import { expect, it } from 'vitest';
import { posterSets } from './poster-sets.ts';

it('[A-041] a cover comes in both formats and the widths a row can use, of one version', () => {
  expect(posterSets('/art/x-480.webp?v=1')).toEqual({
    avif: '/art/x-240.avif?v=1 240w, /art/x-480.avif?v=1 480w',
    webp: '/art/x-240.webp?v=1 240w, /art/x-480.webp?v=1 480w',
  });
});

it.each(['', 'https://cdn.example/x.jpg', '/art/x-480.png'])('[A-041] %j stands alone', (url) =>
  expect(posterSets(url)).toBeUndefined(),
);
