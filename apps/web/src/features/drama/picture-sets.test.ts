import { expect, it } from 'vitest';
import { pictureSets } from './picture-sets.ts';

it('names every width in both formats beside the one it was given', () => {
  expect(pictureSets('/content/demo/art/stills/dusk-1-960.webp?v=ab', 'still')).toEqual({
    avif: '/content/demo/art/stills/dusk-1-480.avif?v=ab 480w, /content/demo/art/stills/dusk-1-960.avif?v=ab 960w',
    webp: '/content/demo/art/stills/dusk-1-480.webp?v=ab 480w, /content/demo/art/stills/dusk-1-960.webp?v=ab 960w',
  });
  expect(pictureSets('/p/dusk-480.webp', 'poster')?.avif).toBe(
    '/p/dusk-240.avif 240w, /p/dusk-480.avif 480w, /p/dusk-720.avif 720w',
  );
});

it.each(['', '/upload/cover.png', 'https://elsewhere.example/a.webp'])('leaves %j alone', (url) => {
  expect(pictureSets(url, 'poster')).toBeUndefined();
});
