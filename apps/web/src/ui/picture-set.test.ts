import { describe, expect, it } from 'vitest';
import { pictureFile, pictureSet } from './picture-set.ts';

describe('files of a picture', () => {
  it('all widths are offered in both formats besides the original', () => {
    expect(pictureSet('/content/demo/art/stills/dusk-1-960.webp')).toEqual({
      avif: '/content/demo/art/stills/dusk-1-480.avif 480w, /content/demo/art/stills/dusk-1-960.avif 960w',
      webp: '/content/demo/art/stills/dusk-1-480.webp 480w, /content/demo/art/stills/dusk-1-960.webp 960w',
    });
    expect(pictureSet('/p/dusk-480.webp')?.avif).toBe(
      '/p/dusk-240.avif 240w, /p/dusk-480.avif 480w, /p/dusk-720.avif 720w',
    );
  });

  it('[A-026] a background of the pack is offered in both widths and formats', () => {
    expect(pictureSet('/content/demo/art/wall-780.webp')).toEqual({
      avif: '/content/demo/art/wall-390.avif 390w, /content/demo/art/wall-780.avif 780w',
      webp: '/content/demo/art/wall-390.webp 390w, /content/demo/art/wall-780.webp 780w',
    });
  });

  it('[A-041] a cover is offered in both formats and the widths that rows need', () => {
    expect(pictureSet('/art/x-480.webp', 2)).toEqual({
      avif: '/art/x-240.avif 240w, /art/x-480.avif 480w',
      webp: '/art/x-240.webp 240w, /art/x-480.webp 480w',
    });
  });

  it('[A-053] posters and banners are offered no wider than they are shown', () => {
    expect(pictureSet('/art/posters/low-orbit-720.webp', 2)?.avif).toBe(
      '/art/posters/low-orbit-240.avif 240w, /art/posters/low-orbit-480.avif 480w',
    );
    expect(pictureSet('/art/banners/game-1170.webp', 2)?.webp).toBe(
      '/art/banners/game-780.webp 780w, /art/banners/game-1170.webp 1170w',
    );
  });

  it.each([
    ['160', '160 320'],
    ['256', '128 256'],
    ['716', '358 716'],
    ['720', '240 480 720'],
  ])('art named by %s is offered in %s', (named, widths) => {
    const all = widths.split(' ').map((width) => `/x-${width}.avif ${width}w`);
    expect(pictureSet(`/x-${named}.webp`)?.avif).toBe(all.join(', '));
  });

  it.each([
    '',
    '/art/marks/read.svg',
    '/art/avatars/1-96.webp',
    '/art/x-480.png',
    '/x-123.webp',
    '/upload/cover.png',
    '/uploads/one.jpg',
    'https://elsewhere.example/a.webp',
    'https://cdn.example/x.jpg',
  ])('[A-026] [A-041] [A-053] [C-039] %j has no other files', (url) => {
    expect(pictureSet(url)).toBeUndefined();
    expect(pictureFile(url, 240, 'avif')).toBe(url);
  });
});
