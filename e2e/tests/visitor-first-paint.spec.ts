import { commonTexts } from '@juban/contract/texts/common';
import { gameReportTexts } from '@juban/contract/texts/game-report';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { giftTexts } from '@juban/contract/texts/gift';
import { levelLedgerTexts } from '@juban/contract/texts/level-ledger';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { orderTexts } from '@juban/contract/texts/orders';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { expect, test } from '@playwright/test';
import { playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';

/** Content for visitors that is shown without scripts. */
const PAGES = [
  ['/next/simple_vip?ct=web', commonTexts.toLogin],
  ['/vip/orders', orderTexts.loginTitle],
  ['/vip/renewals', renewalTexts.loginTitle],
  ['/mall/exchanges', mallPageTexts.loginHint],
  ['/vip/level/detail', levelLedgerTexts.guestHint],
  ['/games/my/home', gamesHallTexts.mineLogin],
  ['/vip/reciveThirdVip', giftTexts.loginTitle],
  ['/games/report?id=3001', gameReportTexts.loginForPictures],
] as const;

test(
  'before any script has loaded a visitor reads the page, and others see its skeleton',
  journey({
    'a visitor reads the page, and a user who may be known sees its skeleton': async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      const skeleton = page.getByTestId('skeleton');
      for (const [path, words] of PAGES) {
        await page.goto(path);
        await expect(page.getByText(words)).toBeVisible();
        await expect(skeleton).toBeHidden();
      }
      await page.evaluate(() => localStorage.setItem('token', 'somebody'));
      for (const [path, words] of PAGES) {
        await page.goto(path);
        await expect(skeleton).toBeVisible();
        await expect(page.getByText(words)).toBeHidden();
      }
    },
    'the welcome page asks only visitors to log in': async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/');
      const login = page.getByRole('link', { name: commonTexts.login });
      await expect(login).toBeVisible();
      await page.evaluate(() => localStorage.setItem('token', 'somebody'));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(login).toBeHidden();
      // After hydration it stays hidden until the server has answered who is logged in.
      await page.unroute('**/assets/*.js');
      await page.route('**/api/user/profile', () => {});
      const asked = page.waitForRequest('**/api/user/profile');
      await page.goto('/');
      await asked;
      await expect(login).toBeHidden();
      // A network error does not turn the user into a visitor.
      await page.route('**/api/user/profile', (route) => route.abort());
      const lost = page.waitForEvent('requestfailed', (one) => one.url().includes('/api/user/profile'));
      await page.goto('/');
      await lost;
      await expect(login).toBeHidden();
    },
    'a page in an app shows its skeleton until the app has said who is logged in': async ({ page }) => {
      await playHost(page, USER_AGENTS.android);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/vip/orders');
      await expect(page.getByTestId('skeleton')).toBeVisible();
      await expect(page.getByText(orderTexts.loginTitle)).toBeHidden();
    },
  }),
);
