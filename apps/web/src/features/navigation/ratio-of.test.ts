import { expect, it } from 'vitest';
import { ratioOf } from './ratio-of.ts';

it('[C-039] a picture of a pack is known by the width in its name', () => {
  expect(ratioOf('/content/demo/art/stills/x-1-960.webp')).toBeCloseTo(9 / 16);
  expect(ratioOf('/content/demo/art/posters/x-720.webp')).toBeCloseTo(7 / 5);
});

it.each(['', 'https://cdn.example/x.jpg', '/x-123.webp', '/x-960.png'])(
  '[C-039] %j stands in a wide box',
  (url) => expect(ratioOf(url)).toBe(9 / 16),
);
