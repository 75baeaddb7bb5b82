import { expect, it } from 'vitest';
import { pictureShape } from './picture-shape.ts';

it('[C-039] a picture of a pack is known by the width in its name, in both formats', () => {
  const still = pictureShape('/content/demo/art/stills/x-1-960.webp');
  expect(still.ratio).toBeCloseTo(9 / 16);
  expect(still.avif).toBe(
    '/content/demo/art/stills/x-1-480.avif 480w, /content/demo/art/stills/x-1-960.avif 960w',
  );
  expect(pictureShape('/content/demo/art/posters/x-720.webp').ratio).toBeCloseTo(7 / 5);
});

it.each(['', 'https://cdn.example/x.jpg', '/x-123.webp', '/x-960.png'])(
  '[C-039] %j stands alone in a wide box',
  (url) => expect(pictureShape(url)).toEqual({ ratio: 9 / 16 }),
);
