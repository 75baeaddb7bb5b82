import { BRANDS } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, type Page, test } from '@playwright/test';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { solveSlider } from '../lib/slide.ts';

async function openLogin(page: Page, redirectPath?: string): Promise<void> {
  await openPage(
    page,
    redirectPath === undefined ? '/login' : `/login?redirect_path=${encodeURIComponent(redirectPath)}`,
  );
}

const phoneOf = (page: Page) => page.getByRole('textbox', { name: phoneCodeTexts.phoneLabel });
const codeOf = (page: Page) => page.getByRole('textbox', { name: identityTexts.codeLabel });
const getCode = (page: Page) => page.getByRole('button', { name: phoneCodeTexts.getCode });
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

async function logIn(page: Page, phone: string, readCode: () => Promise<string>): Promise<void> {
  await phoneOf(page).fill(phone);
  await getCode(page).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await codeOf(page).fill(await readCode());
  await page.getByRole('checkbox').check();
  await submit(page).click();
}

test(
  '[A-016][B-082] a login leads to its target on our own origin, and its questions are answered on the page',
  journey({
    'redirect_path leads to our own pages only': async ({ page, request, baseURL }) => {
      for (const [wanted, target] of [
        ['/mall', '/mall'],
        ['https://evil.example/steal', '/'],
        ['//evil.example', '/'],
        ['/\\evil.example', '/'],
      ] as const) {
        const phone = newPhone();
        await openLogin(page, wanted);
        await logIn(page, phone, () => labOf(request).readCode(phone));
        await page.waitForURL(`${baseURL}${target}`);
        expect(await page.evaluate(() => Object.values({ ...localStorage }).join(' '))).toMatch(
          /[0-9a-z]+\.[\w-]{32}/,
        );
        // The next login starts without a user and without this code's countdown.
        await page.evaluate(() => localStorage.clear());
      }
    },
    'a login from the welcome page of a brand comes back to that brand': async ({ page, request }) => {
      const phone = newPhone();
      await openPage(page, '/?ct=tthj');
      await page.getByRole('link', { name: commonTexts.login, exact: true }).click();
      await expect(page.getByRole('heading', { name: identityTexts.loginTitle })).toBeVisible();
      await logIn(page, phone, () => labOf(request).readCode(phone));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(BRANDS.tthj.name);
      expect(new URL(page.url()).searchParams.get('ct')).toBe('tthj');
    },
    'each question is answered in a dialog, and the target after login is kept': async ({ page }) => {
      for (const [name, text] of [
        [identityTexts.help, identityTexts.helpTips],
        [identityTexts.noCode, identityTexts.noCodeTips],
        [identityTexts.phoneGone, identityTexts.phoneGoneTips],
      ] as const) {
        await openLogin(page, '/mall');
        await page.getByRole('button', { name, exact: true }).click();
        const answer = page.getByRole('alertdialog', { name });
        await expect(answer).toContainText(text);
        await answer.getByRole('button').click();
        await expect(answer).toBeHidden();
        const { pathname, searchParams } = new URL(page.url());
        expect([pathname, searchParams.get('redirect_path')]).toEqual(['/login', '/mall']);
      }
    },
    'a phone that meets the risk check solves the slider and gets its code': async ({ page, request }) => {
      const phone = newPhone('3001');
      await openLogin(page);
      await phoneOf(page).fill(phone);
      await page.route('**/api/risk/challenge', (route) => route.abort(), { times: 1 });
      await getCode(page).click();
      const dialog = page.getByRole('dialog', { name: identityTexts.riskTitle });
      await expect(dialog).toContainText(identityTexts.riskLost);
      const asked = page.waitForResponse('**/api/risk/challenge');
      await dialog.getByRole('button', { name: commonTexts.retry }).click();
      const { data } = await (await asked).json();
      await expect(dialog.locator('img').first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: commonTexts.confirm })).toBeDisabled();
      await solveSlider(page, request, dialog, data);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      expect(await labOf(request).readCode(phone)).toMatch(/^\d{6}$/);
    },
    'three wrong answers, by slider or picture, ask the user to wait': async ({ page }) => {
      await openLogin(page);
      await phoneOf(page).fill(newPhone('3001'));
      await getCode(page).click();
      const dialog = page.getByRole('dialog', { name: identityTexts.riskTitle });
      const confirm = dialog.getByRole('button', { name: commonTexts.confirm });
      for (let n = 0; n < 2; n += 1) {
        await expect(confirm).toBeDisabled();
        // The gap is always more than one step away from the start.
        await dialog.getByTestId('slide-right').click();
        await confirm.click();
        await expect(dialog).toContainText(identityTexts.riskFailed);
      }
      await dialog.getByRole('button', { name: identityTexts.riskByPicture }).click();
      const digits = dialog.getByRole('textbox', { name: identityTexts.riskPicture });
      // Captchas contain digits only, so the field ignores letters.
      await digits.pressSequentially('ab00cd00');
      await expect(digits).toHaveValue('0000');
      await page.route('**/api/risk/picture', (route) => {
        route.continue({ postData: { ...route.request().postDataJSON(), imgCode: 'none' } });
      });
      await confirm.click();
      await expect(digits).toHaveAccessibleDescription(identityTexts.riskPictureFailed);
      await dialog.getByRole('button', { name: identityTexts.riskBySlider }).click();
      await expect(dialog.getByRole('alert')).toHaveText(fill(identityTexts.riskWait, { minutes: 10 }));
      await expect(dialog.getByRole('button', { name: identityTexts.riskByPicture })).toHaveCount(0);
    },
  }),
);

test(
  '[B-108] a stale token is cleared and asked for once, and a known user is greeted',
  journey({
    'a stale token is cleared, and an alert leads to the login': async ({ page }) => {
      await openPage(page, '/?token=1.stale-token-of-thirty-two-letter');
      await expect(page).not.toHaveURL(/token=/);
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText('未登录，请先登录');
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('stale-token');
      await alert.getByRole('button', { name: '登录' }).click();
      await expect(page).toHaveURL(/\/login\?redirect_path=/);
    },
    'the alert disappears with its page': async ({ page }) => {
      await openPage(page, '/?token=1.stale-token-of-thirty-two-letter');
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(commonTexts.notLoggedIn);
      // In-page navigation, like the page's back button.
      await page.evaluate(() => history.pushState(null, '', '/login'));
      await expect(page.getByRole('heading', { name: identityTexts.loginTitle })).toBeVisible();
      await expect(alert).toHaveCount(0);
    },
    'a known user is greeted by name on the welcome page': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'member', nickName: '林间有鹿' });
      await openPage(page, `/?token=${token}`);
      await expect(page.getByText('林间有鹿')).toBeVisible();
      await expect(page).not.toHaveURL(/token=/);
    },
  }),
);
