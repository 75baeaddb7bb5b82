import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { COLUMN, Picture } from './picture.tsx';

it('offers every file, the better format first, and loads lazily', () => {
  expect(renderToStaticMarkup(<Picture url="/a-960.webp" sizes={COLUMN} width={960} height={540} />)).toBe(
    '<picture>' +
      `<source type="image/avif" srcSet="/a-480.avif 480w, /a-960.avif 960w" sizes="${COLUMN}"/>` +
      `<source type="image/webp" srcSet="/a-480.webp 480w, /a-960.webp 960w" sizes="${COLUMN}"/>` +
      '<img src="/a-960.webp" alt="" decoding="async" loading="lazy" width="960" height="540"/>' +
      '</picture>',
  );
});

it('offers a given set instead of the derived one', () => {
  const html = renderToStaticMarkup(<Picture url="/a-240.webp" set={{ avif: '/a-240.avif' }} alt="A" />);
  expect(html).toContain('<picture><source type="image/avif" srcSet="/a-240.avif"/><img ');
  expect(html).toContain('alt="A"');
  expect(renderToStaticMarkup(<Picture url="/a-960.webp" set={{}} />)).not.toContain('<source');
});

it('on the first screen has high priority, and no set if it has no other files', () => {
  expect(
    renderToStaticMarkup(<Picture url="/a.svg" sizes={COLUMN} className="box" imgClassName="art" first />),
  ).toBe(
    '<picture class="box"><img class="art" src="/a.svg" alt="" decoding="async" fetchPriority="high"/></picture>',
  );
});
