import { describe, expect, it } from 'vitest';
import { pickFirstStyles } from './first-styles.ts';

const HTML =
  '<html data-brand="yujian"><body><p class="card big" style="color:var(--own)">x</p></body></html>';
const pick = (css: string) => pickFirstStyles(css, HTML);

describe('pickFirstStyles', () => {
  it.each([
    ['a class that is there', '.card{color:red}'],
    ['two classes that are there', '.card.big:active{color:red}'],
    ['an element', 'p::before{content:"}{;"}'],
    ['the page’s brand', '[data-brand=yujian] .card{color:red}'],
    ['every brand', '[data-brand]{color:red}'],
    ['a mark that a script may set before the paint', '[data-device=ios] .card{color:red}'],
    ['an attribute that a reader can change', '.card[aria-busy]{color:red}'],
    ['a class that must not be there', '.card:not(.away){color:red}'],
    ['a media query around it', '@media (width<350px){.card{color:red}}'],
    ['an import', '@import "other.css";'],
    ['a move that it uses', '.card{animation:turn 1s}@keyframes turn{0%{opacity:0}}'],
  ])('keeps %s', (_what, css) => {
    expect(pick(css)).toBe(css);
  });

  it.each([
    ['a class that is not there', '.away{color:red}'],
    ['one of two classes', '.card.away{color:red}'],
    ['a class inside another', '.away .card{color:red}'],
    ['another brand', '[data-brand=other]{--a:1}'],
    ['a media query around nothing', '@media (width<350px){.away{color:red}}'],
    ['a move that nothing uses', '.away{animation:turn 1s}@keyframes turn{0%{opacity:0}}'],
    ['what moves pages', '::view-transition-old(root){opacity:0}'],
  ])('leaves out %s', (_what, css) => {
    expect(pick(css)).toBe('');
  });

  it.each([
    ['a property that a rule asks for', ':root{--a:1px}.card{margin:var(--a)}'],
    ['one that the page itself asks for', ':root{--own:url("a;b")}'],
    ['one that another asks for', ':root{--a:var(--b);--b:2px}.card{margin:calc(var(--a)*2)}'],
    ['one without a value', ':root{--a: ;color:red}.card{margin:var(--a,1px) 2px}'],
    ['one that a media query changes', '@media print{:root{--a:1}}.card{margin:var(--a)}'],
    ['moves as they are', '.card{animation:turn 1s}@keyframes turn{0%{--x:1;opacity:0}to{--y:2}}'],
  ])('keeps %s', (_what, css) => {
    expect(pick(css)).toBe(css);
  });

  it('leaves out properties that nobody asks for, and what stays empty then', () => {
    expect(pick(':root{--a:1;color:red;--b:var(--a)}@media print{:root{--a:2}}[data-brand]{--c:3}')).toBe(
      ':root{color:red}',
    );
  });

  it('does not take the sheet inside the page for the page', () => {
    const css = '.card{color:red}:root{--a:1}.away{margin:var(--a)}';
    expect(pickFirstStyles(css, `<style>${css}</style>${HTML}`)).toBe('.card{color:red}');
  });

  it('keeps of a list what can match, in order', () => {
    expect(pick('.away,.card{color:red}.gone{x:y}.big,p,.away b{color:blue}')).toBe(
      '.card{color:red}.big,p{color:blue}',
    );
  });
});
