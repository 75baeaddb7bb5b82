import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface Axe {
  run(context: object, options: object): Promise<Results>;
}

/** Runs axe-core itself, because Playwright's AxeBuilder opens an extra page for every analysis. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** Rules that depend on colours. All others give the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Part {
  /** Check only this part. */
  include?: string;
  /** Leave this part out. */
  exclude?: string;
}

/** One line for each violated rule. */
export async function findingsOf(
  page: Page,
  { include, exclude }: Part = {},
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  const where = { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] };
  // axe preloads stylesheets only for experimental rules, which are off.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: [...rules] }) };
  return page.evaluate(
    async ([context, wanted]) => {
      const axe: Axe = Reflect.get(window, 'axe');
      const { violations } = await axe.run(context, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
    },
    [where, options] as const,
  );
}

export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await findingsOf(page, part)).toEqual([]);
}

/** For pages that differ only in colours from one already checked. */
export async function expectColoursAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page, {}, COLOUR_RULES)).toEqual([]);
}

/** Switches the theme while the page is open, as the system does. */
export async function expectAccessibleInBothThemes(page: Page, part: Part = {}): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    expect(await findingsOf(page, part, rules)).toEqual([]);
  }
}

const MIN_FIELD_FONT_PX = 16;

/** iPhones zoom in on fields with text smaller than 16 px and do not zoom out again. */
const fieldsThatZoom = (page: Page) =>
  page
    .locator('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])')
    .evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
          .map(({ outerHTML }) => outerHTML),
      MIN_FIELD_FONT_PX,
    );

/** Checks that no width scrolls sideways and no field makes a phone zoom in. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
  expect(await fieldsThatZoom(page)).toEqual([]);
}
