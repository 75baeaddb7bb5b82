import { describe, expect, it } from 'vitest';
import { findCover } from './find-cover.ts';

const picture = (srcSet: string, priority: string) =>
  `<picture><source type="image/avif" srcSet="${srcSet}"/><source type="image/webp" srcSet="/x.webp"/><img src="/x.webp" fetchPriority="${priority}"/></picture>`;

describe('cover of a page', () => {
  it('is the widest AVIF of the first picture', () => {
    const html =
      picture('/small.avif 390w, /wide.avif?v=1&amp;w=780 780w', 'high') + picture('/later.avif', 'auto');
    expect(findCover(html)).toBe('/wide.avif?v=1&w=780');
  });

  it('is the one with high priority, wherever it is', () => {
    expect(findCover(picture('/a.avif', 'auto') + picture('/b.avif', 'high'))).toBe('/b.avif');
  });

  it('is undefined on a page without pictures', () => {
    expect(findCover('<main>words</main>')).toBeUndefined();
    expect(findCover(picture('/a.avif', 'auto'))).toBeUndefined();
  });
});
