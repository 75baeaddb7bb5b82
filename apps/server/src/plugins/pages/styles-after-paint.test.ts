import { describe, expect, it } from 'vitest';
import { putScriptsAfterPaint } from './scripts-after-paint.ts';
import { putStylesAfterPaint } from './styles-after-paint.ts';

const SHEETS = [
  { href: '/assets/all.css', css: '.a{color:red}.b{color:blue}' },
  { href: '/assets/more.css', css: '.c{color:green}' },
];
const page = (css: string) =>
  `<head><style data-tsr-inline-css="">${css}</style></head><p class="a c"></p><script type="module" async="" src="/assets/main.js"></script>`;

describe('putStylesAfterPaint', () => {
  it('keeps the styles that the page uses and names the sheets in their order', () => {
    const { html, later } = putStylesAfterPaint(page('.c{color:green}\n.a{color:red}.b{color:blue}'), SHEETS);
    expect(html).toBe(page('.c{color:green}.a{color:red}'));
    expect(later).toEqual(['/assets/more.css', '/assets/all.css']);
  });

  it.each([
    ['a page with styles of no sheet', page('.c{color:green}.own{x:y}')],
    ['a page without inline styles', '<p class="a"></p>'],
  ])('leaves %s unchanged: nothing could load the rest', (_what, html) => {
    expect(putStylesAfterPaint(html, SHEETS)).toEqual({ html, later: [] });
  });

  it('loads them before the scripts', () => {
    const html = putScriptsAfterPaint(page(''), ['/assets/all.css']);
    expect(html).toMatch(
      /\["stylesheet","\/assets\/all\.css"\].*modules=\["\/assets\/main\.js"\].*import\(file\)/,
    );
  });
});
