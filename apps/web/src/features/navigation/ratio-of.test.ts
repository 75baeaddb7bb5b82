import { expect, it } from 'vitest';
import { ratioOf } from './ratio-of.ts';

it('[C-039] of a picture in the content pack is derived from the width in its name', () => {
  expect(ratioOf('/content/demo/art/stills/x-1-960.webp')).toBeCloseTo(9 / 16);
  expect(ratioOf('/content/demo/art/posters/x-720.webp')).toBeCloseTo(7 / 5);
});

it.each(['', 'https://cdn.example/x.jpg', '/x-123.webp', '/x-960.png'])('[C-039] of %j is wide', (url) =>
  expect(ratioOf(url)).toBe(9 / 16),
);
