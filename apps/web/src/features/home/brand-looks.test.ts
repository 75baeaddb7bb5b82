import { readFileSync } from 'node:fs';
import { BRANDS, type BrandId, DEFAULT_BRAND } from '@juban/catalog';
import { BRAND_MARKS } from '@juban/catalog/brand-marks';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, type Rgb } from '../../ui/contrast.ts';
import { HOME_SCENES } from './home-scenes.ts';

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
const brandIds = Object.keys(BRANDS) as BrandId[];
const themes = ['light', 'dark'] as const;

/** The declarations of a brand's block, or of the default block. */
function blockOf(brand: BrandId): string {
  const selector = brand === DEFAULT_BRAND ? ':root,\n[data-brand] {' : `[data-brand="${brand}"] {`;
  return css.split(selector)[1]?.split('\n}')[0] ?? '';
}

function token(brand: BrandId, theme: (typeof themes)[number], name: string): Rgb {
  const find = (id: BrandId) => new RegExp(`\\n  --${name}: ([^;]+);`).exec(blockOf(id))?.[1];
  const value = find(brand) ?? find(DEFAULT_BRAND) ?? '';
  const themed = new RegExp(`var\\(--${theme}, (#\\w+)\\)`).exec(value)?.[1];
  const colour = parseColour(themed ?? value);
  if (!colour) throw new Error(`--${name} of ${brand} is no colour: ${value}`);
  return colour;
}

describe.each(brandIds)('the style of %s', (brand) => {
  it('has a mark and a welcome scene', () => {
    expect(BRAND_MARKS[brand]?.shapes.length).toBeGreaterThan(0);
    expect(HOME_SCENES[brand]?.places).toHaveLength(5);
  });

  it.each(themes)('uses the browser bar’s colour for the page in %s', (theme) => {
    expect(token(brand, theme, 'page')).toEqual(parseColour(BRANDS[brand].themeColor[theme]));
  });

  it.each(themes)('is readable in %s: every text on every background', (theme) => {
    const grounds = ['page', 'surface', 'raised'].map((name) => token(brand, theme, name));
    for (const text of ['text-1', 'text-2', 'text-3', 'gold-text', 'bad-text', 'brand-text']) {
      for (const ground of grounds) {
        expect(contrast(token(brand, theme, text), ground), text).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(token(brand, theme, 'text-3'), token(brand, theme, 'off'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast([255, 255, 255], token(brand, theme, 'brand-solid'))).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(['page', 'brand', 'brand-wash'])('no two brands share --%s', (name) => {
  const values = brandIds.map((brand) => String(token(brand, 'light', name)));
  expect(new Set(values).size).toBe(brandIds.length);
});
