import { describe, expect, it } from 'vitest';
import { pickFirstStyles } from './first-styles.ts';

const HTML =
  '<html data-brand="yujian"><body><p class="card big" style="color:var(--own)">x</p></body></html>';
const pick = (css: string) => pickFirstStyles(css, HTML);

describe('pickFirstStyles', () => {
  it.each([
    ['a class that exists', '.card{color:red}'],
    ['two classes that exist', '.card.big:active{color:red}'],
    ['an element', 'p::before{content:"}{;"}'],
    ['the page’s brand', '[data-brand=yujian] .card{color:red}'],
    ['every brand', '[data-brand]{color:red}'],
    ['an attribute that a script may set before the first paint', '[data-device=ios] .card{color:red}'],
    ['an attribute that a reader can change', '.card[aria-busy]{color:red}'],
    ['a negated class', '.card:not(.away){color:red}'],
    ['a media query around it', '@media (width<350px){.card{color:red}}'],
    ['an import', '@import "other.css";'],
    ['an animation that it uses', '.card{animation:turn 1s}@keyframes turn{0%{opacity:0}}'],
  ])('keeps %s', (_what, css) => {
    expect(pick(css)).toBe(css);
  });

  it.each([
    ['a class that does not exist', '.away{color:red}'],
    ['one of two classes', '.card.away{color:red}'],
    ['a class inside another', '.away .card{color:red}'],
    ['another brand', '[data-brand=other]{--a:1}'],
    ['an empty media query', '@media (width<350px){.away{color:red}}'],
    ['an unused animation', '.away{animation:turn 1s}@keyframes turn{0%{opacity:0}}'],
    ['page transitions', '::view-transition-old(root){opacity:0}'],
  ])('leaves out %s', (_what, css) => {
    expect(pick(css)).toBe('');
  });

  it.each([
    ['a property that a rule uses', ':root{--a:1px}.card{margin:var(--a)}'],
    ['a property that the page itself uses', ':root{--own:url("a;b")}'],
    ['a property that another one uses', ':root{--a:var(--b);--b:2px}.card{margin:calc(var(--a)*2)}'],
    ['a property without a value', ':root{--a: ;color:red}.card{margin:var(--a,1px) 2px}'],
    ['a property that a media query changes', '@media print{:root{--a:1}}.card{margin:var(--a)}'],
    ['keyframes unchanged', '.card{animation:turn 1s}@keyframes turn{0%{--x:1;opacity:0}to{--y:2}}'],
  ])('keeps %s', (_what, css) => {
    expect(pick(css)).toBe(css);
  });

  it('leaves out unused properties and the blocks that are empty without them', () => {
    expect(pick(':root{--a:1;color:red;--b:var(--a)}@media print{:root{--a:2}}[data-brand]{--c:3}')).toBe(
      ':root{color:red}',
    );
  });

  it('does not match selectors against the style sheet inside the page', () => {
    const css = '.card{color:red}:root{--a:1}.away{margin:var(--a)}';
    expect(pickFirstStyles(css, `<style>${css}</style>${HTML}`)).toBe('.card{color:red}');
  });

  it('keeps the selectors of a list that can match, in order', () => {
    expect(pick('.away,.card{color:red}.gone{x:y}.big,p,.away b{color:blue}')).toBe(
      '.card{color:red}.big,p{color:blue}',
    );
  });
});
