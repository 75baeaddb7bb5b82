import { expect, type Page, test } from '@playwright/test';

const shownTheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('color-scheme'));

test('[A-049] the theme is the one the address names, else the system’s, before and after it turns dark', async ({
  page,
}) => {
  for (const [search, system, theme] of [
    ['?themeMode=dark', 'light', 'dark'],
    ['?themeMode=light', 'dark', 'light'],
    ['', 'dark', 'dark'],
    ['', 'light', 'light'],
    ['?themeMode=pink', 'dark', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(`/404${search}`);
    expect(await shownTheme(page), `${search} on a ${system} system`).toBe(theme);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/404');
  expect(await shownTheme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await shownTheme(page)).toBe('dark');
  await page.goto('/404?themeMode=light');
  expect(await shownTheme(page)).toBe('light');
});
