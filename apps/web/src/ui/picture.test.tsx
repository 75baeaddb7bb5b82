import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { COLUMN, Picture } from './picture.tsx';

it('offers every file of its name, the better format first, and waits until it is near', () => {
  expect(renderToStaticMarkup(<Picture url="/a-960.webp" sizes={COLUMN} width={960} height={540} />)).toBe(
    '<picture>' +
      `<source type="image/avif" srcSet="/a-480.avif 480w, /a-960.avif 960w" sizes="${COLUMN}"/>` +
      `<source type="image/webp" srcSet="/a-480.webp 480w, /a-960.webp 960w" sizes="${COLUMN}"/>` +
      '<img src="/a-960.webp" alt="" decoding="async" loading="lazy" width="960" height="540"/>' +
      '</picture>',
  );
});

it('offers what it is told in place of what its name says', () => {
  const html = renderToStaticMarkup(<Picture url="/a-240.webp" set={{ avif: '/a-240.avif' }} alt="A" />);
  expect(html).toContain('<picture><source type="image/avif" srcSet="/a-240.avif"/><img ');
  expect(html).toContain('alt="A"');
  expect(renderToStaticMarkup(<Picture url="/a-960.webp" set={{}} />)).not.toContain('<source');
});

it('on the first screen it comes before all else, and alone where it stands alone', () => {
  expect(
    renderToStaticMarkup(<Picture url="/a.svg" sizes={COLUMN} className="box" imgClassName="art" first />),
  ).toBe(
    '<picture class="box"><img class="art" src="/a.svg" alt="" decoding="async" fetchPriority="high"/></picture>',
  );
});
