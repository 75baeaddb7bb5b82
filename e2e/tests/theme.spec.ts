import { expect, type Page, test } from '@playwright/test';

const shownTheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('color-scheme'));

for (const [search, system, theme] of [
  ['?themeMode=dark', 'light', 'dark'],
  ['?themeMode=light', 'dark', 'light'],
  ['', 'dark', 'dark'],
  ['', 'light', 'light'],
  ['?themeMode=pink', 'dark', 'dark'],
] as const) {
  test(`[A-049] ${search || 'no theme asked for'} on a ${system} system shows ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(`/404${search}`);
    expect(await shownTheme(page)).toBe(theme);
  });
}

test('[A-049] an open page follows the system when it turns dark, unless the address names a theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/404');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await shownTheme(page)).toBe('dark');
  await page.goto('/404?themeMode=light');
  expect(await shownTheme(page)).toBe('light');
});
