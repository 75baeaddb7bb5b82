import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const PAGES = ['/', '/404', '/login', '/outside/vip_days/campus-30', '/outside/vip_days/moon-15', '/vip'];

for (const path of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`[A-014] axe finds nothing on ${path} in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
      ).toEqual([]);
    });
  }
  for (const width of [320, 375, 430]) {
    test(`${path} fits ${width} px without sideways scroll`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
