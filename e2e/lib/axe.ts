import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface Axe {
  run(context: object, options: object): Promise<Results>;
}

/** The engine that Playwright's builder brings; the builder itself opens one more page for every analysis. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** The rules whose outcome depends on colours. All others see the same page in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Part {
  /** Only what is in here. */
  include?: string;
  /** All but what is in here. */
  exclude?: string;
}

/** What axe finds in the page as it stands, one line a rule. */
export async function findingsOf(
  page: Page,
  { include, exclude }: Part = {},
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  const where = { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] };
  // Stylesheets are preloaded for experimental rules only, which are off.
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

/** For a page that differs only in colours from one where axe found nothing. */
export async function expectColoursAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page, {}, COLOUR_RULES)).toEqual([]);
}

/** Axe finds nothing in either theme of the page, which changes while it is open, as the system's does. */
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

const LEAST_FIELD_PX = 16;

/** Fields with text so small that iPhones zoom into them, and leave the page there. */
const zoomingFields = (page: Page) =>
  page
    .locator('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])')
    .evaluateAll(
      (fields, least) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
          .map(({ outerHTML }) => outerHTML),
      LEAST_FIELD_PX,
    );

/** Every width holds the page without sideways scroll, and nothing on it makes a phone zoom in. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
  expect(await zoomingFields(page)).toEqual([]);
}
