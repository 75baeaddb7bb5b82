import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../lib/page.ts';

/** The applied colour scheme, and the VIP layout's colours in it. */
const look = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-testid="top-bar"]');
    return {
      scheme: getComputedStyle(document.documentElement).getPropertyValue('color-scheme'),
      ground: getComputedStyle(document.body).backgroundColor,
      title: bar && getComputedStyle(bar).color,
    };
  });

const SCHEMES = ['light', 'dark'] as const;

test('[A-049] the VIP layout takes the theme of its address, else the system’s, before and after it turns dark', async ({
  page,
}) => {
  for (const path of ['/vip', '/vip/level/home']) {
    const looks = { light: {}, dark: {} };
    for (const system of SCHEMES) {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(path);
      looks[system] = await look(page);
      expect(looks[system], path).toMatchObject({ scheme: system });
    }
    expect(Object.values(looks.light)).not.toEqual(Object.values(looks.dark));
    for (const system of SCHEMES) {
      await page.emulateMedia({ colorScheme: system });
      for (const theme of SCHEMES) {
        await page.goto(`${path}?themeMode=${theme}`);
        expect(await look(page), `${path} in ${theme} on a ${system} system`).toEqual(looks[theme]);
      }
      for (const malformed of ['pink', 'DARK']) {
        await page.goto(`${path}?themeMode=${malformed}`);
        expect(await look(page), `${path} in ${malformed}`).toEqual(looks[system]);
      }
    }
    const other = { light: 'dark', dark: 'light' } as const;
    await page.goto(path);
    for (const system of SCHEMES) {
      await page.emulateMedia({ colorScheme: other[system] });
      expect(await look(page), path).toEqual(looks[other[system]]);
    }
    await page.goto(`${path}?themeMode=light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look(page), path).toEqual(looks.light);
  }
});

test('[A-049] links within the VIP layout keep the theme of the address', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/vip?themeMode=dark');
  await page.getByTestId('top-bar').getByRole('link').click();
  await expect(page).toHaveURL(/\/vip\/orders\?themeMode=dark$/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
