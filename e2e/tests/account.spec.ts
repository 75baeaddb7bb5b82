import { accountTexts } from '@juban/contract/texts/account';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { homeTexts } from '@juban/contract/texts/home';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { switchTexts } from '@juban/contract/texts/switch';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage, untilPageHydrated } from '../lib/page.ts';
import { expectToast, expectToastWith } from '../lib/toasts.ts';

const MEMBER = { preset: 'member', nickName: '山间明月' };

test(
  '[A-076] the account is reached from home and VIP, lists where it is logged in, and is logged out of',
  journey({
    'a visitor is asked to log in, and comes back': async ({ page }) => {
      await openPage(page, '/account');
      await expect(page.getByText(accountTexts.loginTitle)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: commonTexts.login }).click();
      await page.waitForURL(/\/login\?.*redirect_path=.*account/);
    },
    'the account opens from home and from VIP, and logs out': async ({ page, request }) => {
      const user = await labOf(request).makeUser(MEMBER);
      const accountLink = fill(homeTexts.account, { nickName: MEMBER.nickName });
      await openPage(page, `/?token=${user.token}`);
      await page.getByRole('link', { name: accountLink }).click();
      await page.waitForURL(/\/account$/);
      const main = page.getByRole('main');
      await expect(main).toContainText(MEMBER.nickName);
      await expect(main).toContainText(`${user.mobile.slice(0, 3)}****${user.mobile.slice(-4)}`);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390, 430]);
      await openPage(page, '/vip');
      await page
        .getByRole('link', { name: fill(purchaseTexts.account, { nickName: MEMBER.nickName }) })
        .click();
      await page.waitForURL(/\/account$/);
      await main.getByRole('button', { name: accountTexts.logOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: commonTexts.cancel }).click();
      await main.getByRole('button', { name: accountTexts.logOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: accountTexts.logOut }).click();
      await expect(page.getByRole('link', { name: commonTexts.login, exact: true })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      const answer = await request.get('/api/user/profile', { headers: { token: user.token } });
      expect(await answer.json()).toMatchObject({ code: '1024' });
    },
    'a logout that does not reach the server leaves the user logged in': async ({ page, request }) => {
      const user = await labOf(request).makeUser(MEMBER);
      await openPage(page, `/account?token=${user.token}`);
      await page.route('**/api/user/logout', (route) => route.abort());
      await page.getByRole('button', { name: accountTexts.logOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: accountTexts.logOut }).click();
      await expectToast(page, /./);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(user.token);
    },
    'a link that brings the login of another user asks first, and leaves no token behind': async ({
      page,
      request,
    }) => {
      const lab = labOf(request);
      const [own, other] = [await lab.makeUser(MEMBER), await lab.makeUser({ nickName: '海上清风' })];
      const keptToken = () => page.evaluate(() => localStorage.getItem('token'));
      const link = `/next/vip/pc?ct=win_rrsp&token=${other.token}`;
      const question = page.getByRole('alertdialog', { name: fill(switchTexts.title, { name: '海上清风' }) });
      await openPage(page, `/account?token=${own.token}`);
      await page.goto(link);
      await untilPageHydrated(page);
      await expect(question).toContainText(MEMBER.nickName);
      expect(page.url()).not.toContain('token');
      expect(await keptToken()).toBe(own.token);
      await expectAccessibleInBothThemes(page);
      await question.getByRole('button', { name: switchTexts.keep }).click();
      await expect(question).toBeHidden();
      expect(await keptToken()).toBe(own.token);
      await page.goto(link);
      await untilPageHydrated(page);
      const reloaded = page.waitForEvent('load');
      await question.getByRole('button', { name: switchTexts.take, exact: true }).click();
      await reloaded;
      expect(await keptToken()).toBe(other.token);
      expect(page.url()).not.toContain('token');
      await expect(page.getByText('海上清风').first()).toBeVisible();
      // No confirmation is needed when the other login has already ended.
      await request.post('/api/user/logout', { data: {}, headers: { token: other.token } });
      await page.goto(`/account?token=${own.token}`);
      await expect(page.getByRole('main')).toContainText(MEMBER.nickName);
      await expect(question).toHaveCount(0);
    },
    'another device is listed, and can be logged out': async ({ page, request }) => {
      const lab = labOf(request);
      const user = await lab.makeUser(MEMBER);
      const { mobile } = user;
      const elsewhere = { clientType: 'win_rrsp', deviceid: 'desktop-1', 'user-agent': 'Windows NT 10.0' };
      await request.post('/api/web_pay/user/send/code', { data: { mobile }, headers: elsewhere });
      const captcha = await lab.readCode(mobile);
      const login = await request.post('/api/web_pay/user/login', {
        data: { mobile, captcha },
        headers: elsewhere,
      });
      const { token: other } = (await login.json()).data;
      await openPage(page, `/account/sessions?token=${user.token}`);
      const rows = page.getByRole('list', { name: accountTexts.sessionsList }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: accountTexts.current })).toHaveCount(1);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390, 430]);
      await rows.getByRole('button', { name: /^让Windows 电脑下线$/ }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: accountTexts.end, exact: true })
        .click();
      await expectToastWith(page, accountTexts.ended);
      await expect(rows).toHaveCount(1);
      const answer = await request.get('/api/user/profile', { headers: { token: other } });
      expect(await answer.json()).toMatchObject({ code: '1024' });
    },
  }),
);
