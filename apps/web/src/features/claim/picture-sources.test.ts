import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

it('[A-026] a background of the pack is offered in both widths and formats', () => {
  expect(pictureSources('/content/demo/art/wall-780.webp')).toEqual({
    avif: '/content/demo/art/wall-390.avif 390w, /content/demo/art/wall-780.avif 780w',
    webp: '/content/demo/art/wall-390.webp 390w, /content/demo/art/wall-780.webp 780w',
  });
  expect(pictureSources('/uploads/one.jpg')).toBeUndefined();
});
