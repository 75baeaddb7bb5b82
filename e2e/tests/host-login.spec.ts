import { commonTexts } from '@juban/contract/texts/common';
import { shellTexts } from '@juban/contract/texts/shell';
import { expect, type Page, test } from '@playwright/test';
import type { SimulatedHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { callerOf, callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';

const PROFILE = '/api/user/profile';

const ownForm = (page: Page) => page.getByRole('textbox').first();

const logsIn = (token: string): SimulatedHost => ({
  kind: 'hostObject',
  answers: { login: { outcome: 'loggedIn', token } },
});

test(
  '[A-112] a login asks the app where there is one, and the page where there is none',
  journey({
    'the login page lets the app log in and leads on': async ({ page, request }) => {
      const user = await labOf(request).makeUser();
      await playHost(page, USER_AGENTS.android, logsIn(user.token));
      await page.goto('/login?ct=Android&redirect_path=/mall');
      await page.waitForURL((url) => url.pathname === '/mall');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(user.token);
    },
    'a login link asks the app instead of opening the login page': async ({ page, request }) => {
      const user = await labOf(request).makeUser();
      await playHost(page, USER_AGENTS.android, logsIn(user.token));
      await openPage(page, '/?ct=Android');
      const asked = callerOf(page, PROFILE);
      await page.getByRole('link', { name: '登录', exact: true }).click();
      expect((await asked).token).toBe(user.token);
      expect(new URL(page.url()).pathname).toBe('/');
    },
    'the alert of a call without a login asks the app, and the page loads again with that user': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser();
      await playHost(page, USER_AGENTS.android, logsIn(user.token));
      await openPage(page, '/?ct=Android&token=1.stale-token-of-thirty-two-letter');
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(commonTexts.notLoggedIn);
      expect(await callsOf(page)).not.toContain('login');
      const asked = callerOf(page, PROFILE);
      await alert.getByRole('button', { name: commonTexts.login }).click();
      expect((await asked).token).toBe(user.token);
      await expect(alert).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe('/');
    },
    'an app that stays silent leaves a way to the login of the page': async ({ page }) => {
      await playHost(page, USER_AGENTS.android, { kind: 'hostObject', behaviour: 'silent' });
      await page.goto('/login?ct=Android');
      await page.getByRole('button', { name: shellTexts.phoneLogin }).click();
      await expect(ownForm(page)).toBeVisible();
    },
    'an app that cannot log in leaves it to the page': async ({ page }) => {
      await playHost(page, USER_AGENTS.android, { kind: 'hostObject', behaviour: 'refuses' });
      await page.goto('/login?ct=Android');
      await expect.poll(() => callsOf(page)).toContain('login');
      await expect(ownForm(page)).toBeVisible();
    },
  }),
);
