import { describe, expect, it } from 'vitest';
import { pictureSet } from './picture-set.ts';

describe('widths of a picture', () => {
  it('[A-053] a poster and a banner come no wider than they are shown', () => {
    expect(pictureSet('/art/posters/low-orbit-720.webp')?.avif).toBe(
      '/art/posters/low-orbit-240.avif 240w, /art/posters/low-orbit-480.avif 480w',
    );
    expect(pictureSet('/art/banners/game-1170.webp')?.webp).toBe(
      '/art/banners/game-780.webp 780w, /art/banners/game-1170.webp 1170w',
    );
  });

  it.each(['/art/marks/read.svg', '/art/avatars/1-96.webp', ''])('[A-053] %j stands alone', (url) => {
    expect(pictureSet(url)).toBeUndefined();
  });
});
