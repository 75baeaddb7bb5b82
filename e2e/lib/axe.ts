import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface Axe {
  source: string;
  run(context: object, options: object): Promise<Results>;
}

/** The engine that Playwright's builder brings; the builder itself opens one more page for every look. */
const { source }: Axe = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core');

interface Part {
  /** Only what is in here. */
  include?: string;
  /** All but what is in here. */
  exclude?: string;
}

/** What axe finds in the page as it stands, one line a rule. */
export async function findingsOf(page: Page, { include, exclude }: Part = {}): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  const context = { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] };
  return page.evaluate(async (where) => {
    const axe: Axe = Reflect.get(window, 'axe');
    const { violations } = await axe.run(where, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  }, context);
}

export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await findingsOf(page, part)).toEqual([]);
}

const THEMES = ['light', 'dark'] as const;

/** Axe finds nothing in either theme of the page, which turns over while it is open, as the system does. */
export async function expectAccessibleInBothThemes(page: Page, part: Part = {}): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await expectAccessible(page, part);
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
