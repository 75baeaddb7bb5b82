import { test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';

const PAGES = ['/', '/404', '/login', '/outside/vip_days/campus-30', '/outside/vip_days/moon-15', '/vip'];

for (const path of PAGES) {
  test(`[A-014] axe finds nothing on ${path} in light and dark, and 320 to 430 px fit`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    await expectToFit(page, [320, 375, 430]);
  });
}
