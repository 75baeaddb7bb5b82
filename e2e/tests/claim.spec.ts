import { CODES } from '@juban/contract/codes';
import { claimTexts } from '@juban/contract/texts/claim';
import { claimClosedTexts } from '@juban/contract/texts/claim-closed';
import { claimDoneTexts } from '@juban/contract/texts/claim-done';
import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { readCaptcha } from '../lib/captcha.ts';
import { playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { openPage, untilPageHydrated } from '../lib/page.ts';
import { expectToast, toastOf } from '../lib/toasts.ts';

const OPEN = '/outside/vip_days/campus-30';
const ENDED = '/outside/vip_days/moon-15';
const FUTURE = '/outside/vip_days/sunset-7';
const OFFICIAL_SITE = '/outside/www.yujian.example/';

const phoneOf = (page: Page) => page.getByRole('textbox', { name: phoneCodeTexts.phoneLabel });
const codeOf = (page: Page) => page.getByRole('textbox', { name: claimTexts.codeLabel });
const getCode = (page: Page) => page.getByRole('button', { name: phoneCodeTexts.getCode });
const claim = (page: Page) => page.getByRole('button', { name: claimTexts.claim });

/** Records claim calls of the page from now on. */
function watchCalls(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/outside/vip/')) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

test(
  '[A-024][A-025][A-026][A-066][A-077][A-086] a visitor is invited, claims with phone and code, and goes to the download',
  journey({
    'the welcome page invites to the free days that content names, and leads there': async ({ page }) => {
      await openPage(page, '/');
      await page.getByRole('link', { name: '领取免费 VIP' }).click();
      await page.waitForURL(OPEN);
      await expect(claim(page)).toBeVisible();
    },
    'fields, get-code and claim are in the HTML': async ({ request }) => {
      const html = await (await request.get(OPEN)).text();
      for (const text of [
        phoneCodeTexts.phoneLabel,
        claimTexts.codeLabel,
        phoneCodeTexts.getCode,
        claimTexts.claim,
      ]) {
        expect(html).toContain(text);
      }
    },
    'a visitor claims with phone and code and is led to the download': async ({ page, request }) => {
      const phone = newPhone();
      await openPage(page, OPEN);
      await phoneOf(page).fill(phone);
      await getCode(page).click();
      await expect(page.getByRole('button', { name: /60|5\d 秒后重发/ })).toBeDisabled();
      await codeOf(page).fill(await labOf(request).readCode(phone));
      await claim(page).click();
      await expect(page.getByText('30 天 VIP 已到账')).toBeVisible();
      await expect(claim(page)).toHaveCount(0);
      await page.getByRole('button', { name: claimDoneTexts.goDownload }).click();
      await page.waitForURL(`**${OFFICIAL_SITE}`);
      await expect(page.getByRole('status')).toHaveText('官方网站');
    },
    'a phone that has to pass the risk check reads the picture by keyboard, gets its code and claims':
      async ({ page, request }) => {
        const phone = newPhone('3001');
        await openPage(page, OPEN);
        await phoneOf(page).fill(phone);
        await getCode(page).click();
        const check = page.getByRole('dialog', { name: identityTexts.riskTitle });
        await expect(check.getByTestId('slide-knob')).toBeVisible();
        await expectAccessibleInBothThemes(page);
        await check.getByRole('button', { name: identityTexts.riskByPicture }).press('Enter');
        const digits = check.getByRole('textbox', { name: identityTexts.riskPicture });
        await expect(digits).toBeFocused();
        await expectAccessibleInBothThemes(page);
        await digits.pressSequentially('12');
        await digits.press('Enter');
        await expect(digits).toHaveAccessibleDescription(identityTexts.riskPictureHint);
        const right = await readCaptcha(request, check.locator('img'));
        await digits.fill(right === '0000' ? '1111' : '0000');
        await digits.press('Enter');
        await expect(digits).toHaveAccessibleDescription(identityTexts.riskPictureFailed);
        await expect(digits).toHaveValue('');
        await digits.pressSequentially(await readCaptcha(request, check.locator('img')));
        const sent = page.waitForRequest('**/api/outside/vip/sendCaptchaSms');
        await digits.press('Enter');
        expect((await sent).postDataJSON().rid).toMatch(/\w{8,}/);
        await expect(check).toBeHidden();
        await expect(page.getByRole('button', { name: /60|5\d 秒后重发/ })).toBeVisible();
        await codeOf(page).fill(await labOf(request).readCode(phone));
        await claim(page).click();
        await expect(page.getByText('30 天 VIP 已到账')).toBeVisible();
      },
    'a reload shows the claim, confirmed by the server without sending a phone, and another phone may claim':
      async ({ page, request }) => {
        const phone = newPhone();
        await openPage(page, OPEN);
        await claimWith(page, phone, await sentCode(page, request, phone));
        await expect(page.getByText('30 天 VIP 已到账')).toBeVisible();
        const asked = page.waitForRequest('**/api/outside/vip/receipt');
        await page.reload();
        await expect(page.getByText('30 天 VIP 已到账')).toBeVisible();
        await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(7)}`)).toBeVisible();
        await expect(page.getByText(/^领取时间 20\d\d-\d\d-\d\d \d\d:\d\d$/)).toBeVisible();
        await expect(claim(page)).toHaveCount(0);
        const sent = await asked;
        expect(Object.keys(sent.postDataJSON()).sort()).toEqual(['channel', 'receipt']);
        expect(await (await sent.response())?.text()).not.toContain(phone.slice(7));
        await expectAccessibleInBothThemes(page);
        await page.getByRole('button', { name: claimDoneTexts.claimAnother }).click();
        await expect(phoneOf(page)).toHaveValue('');
      },
    'a claim that the server does not know gives way to the form': async ({ page }) => {
      await openPage(page, OPEN);
      await page.evaluate(() => {
        const kept = { days: 30, claimedAt: 0, receipt: 'x'.repeat(32), maskedPhone: '138****6024' };
        localStorage.setItem('claim:campus-30', JSON.stringify(kept));
      });
      const asked = page.waitForResponse('**/api/outside/vip/receipt');
      await page.reload();
      expect((await asked).status()).toBe(404);
      await expect(claim(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('claim:campus-30'))).toBeNull();
    },
    'background, button and page colour come from the channel': async ({ page }) => {
      const look = async (path: string) => {
        await page.goto(path);
        const button = claim(page).or(page.getByRole('link', { name: claimClosedTexts.buyVip }));
        return {
          button: await button.evaluate((element) => getComputedStyle(element).backgroundColor),
          page: await page.getByRole('main').evaluate((element) => getComputedStyle(element).backgroundColor),
          picture: await page.locator('main picture img').first().getAttribute('src'),
        };
      };
      const open = await look(OPEN);
      expect(open).toMatchObject({ button: 'rgb(35, 23, 8)', page: 'rgb(16, 18, 22)' });
      expect(open.picture).toContain('poster-wall');
      const ended = await look(ENDED);
      expect(ended).toMatchObject({ button: 'rgb(29, 58, 82)', page: 'rgb(13, 24, 34)' });
      expect(ended.picture).toContain('moonlit-river');
    },
    'a call of the page carries the client headers on web and iOS': async ({ page }) => {
      for (const [query, wanted] of HEADERS) {
        await openPage(page, `${OPEN}${query}`);
        await phoneOf(page).fill(newPhone());
        const sent = page.waitForRequest('**/sendCaptchaSms');
        await getCode(page).click();
        const { clienttype, clientversion, aliid, et } = (await sent).headers();
        expect({ clienttype, clientversion, aliid, et }).toMatchObject(wanted);
        // Otherwise the countdown would continue on the next page.
        await page.evaluate(() => localStorage.clear());
      }
    },
    'inside the app the call that sends a code names the device': async ({ page }) => {
      const getAppInfo = { clientType: 'Android', clientVersion: '10.2.4' };
      const answers = { getAppInfo, getToken: '', deviceId: 'phone-7' };
      await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers });
      await openPage(page, OPEN);
      await phoneOf(page).fill(newPhone());
      const sent = page.waitForRequest('**/sendCaptchaSms');
      await getCode(page).click();
      expect((await sent).headers().deviceid).toBe('phone-7');
    },
  }),
);

test('[A-066] the countdown survives a reload and ends in get-code after 60 s', async ({ page }) => {
  await page.clock.install();
  await openPage(page, OPEN);
  await phoneOf(page).fill(newPhone());
  await getCode(page).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.clock.fastForward(20_000);
  await page.reload();
  await untilPageHydrated(page);
  await expect(page.getByRole('button', { name: /^(?:40|39|38) 秒后重发/ })).toBeDisabled();
  await page.clock.fastForward(41_000);
  await expect(getCode(page)).toBeEnabled();
});

test(
  '[A-066][A-067][A-068][A-069][A-106] what cannot be claimed says why',
  journey({
    'a failed send starts no countdown, and a failed send or claim without a message shows a general one':
      async ({ page }) => {
        await openPage(page, OPEN);
        for (const call of ['**/sendCaptchaSms', '**/vip/receive']) {
          await page.route(call, (route) =>
            route.fulfill({ status: 200, json: { code: '9998', msg: '', data: null } }),
          );
        }
        await phoneOf(page).fill(newPhone());
        await getCode(page).click();
        await expectToast(page, phoneCodeTexts.sendFailed);
        await expect(getCode(page)).toBeEnabled();
        await codeOf(page).fill('123456');
        await claim(page).click();
        await expectToast(page, commonTexts.claimFailed);
      },
    'a call without an answer reports a network error and keeps what was entered': async ({ page }) => {
      await openPage(page, OPEN);
      const phone = newPhone();
      await phoneOf(page).fill(phone);
      await page.context().setOffline(true);
      await getCode(page).click();
      await expectToast(page, commonTexts.noConnection);
      await codeOf(page).fill('123456');
      await claim(page).click();
      await expectToast(page, commonTexts.noConnection);
      await expect(page.getByTestId('connection')).toHaveText(commonTexts.noConnection);
      await page.context().setOffline(false);
      await expect(phoneOf(page)).toHaveValue(phone.replace(/(\d{3})(\d{4})/, '$1 $2 '));
      await expect(codeOf(page)).toHaveValue('123456');
      await getCode(page).click();
      await expect(page.getByTestId('connection')).toBeEmpty();
    },
    'get-code checks the phone first, and a claim shows only the first failing check: no call is made':
      async ({ page }) => {
        await openPage(page, OPEN);
        const seen = watchCalls(page);
        await getCode(page).click();
        await expect(page.getByText(phoneCodeTexts.phoneMissing)).toBeVisible();
        await phoneOf(page).fill('12345678901');
        await getCode(page).click();
        await expect(page.getByText(phoneCodeTexts.phoneFormat)).toBeVisible();
        const steps = [
          ['', '', phoneCodeTexts.phoneMissing],
          ['123', '', phoneCodeTexts.codeMissing],
          ['123', '12345', phoneCodeTexts.codeFormat],
          ['123', '123456', phoneCodeTexts.phoneFormat],
        ] as const;
        for (const [phone, code, text] of steps) {
          await phoneOf(page).fill(phone);
          await codeOf(page).fill(code);
          await claim(page).click();
          await expect(page.getByText(text)).toBeVisible();
          await expect(page.locator('[aria-invalid=true]')).toHaveAccessibleDescription(text);
          await expect(toastOf(page)).toHaveCount(0);
        }
        expect(seen).toEqual([]);
      },
    'an unknown channel says that the activity cannot be loaded': async ({ page }) => {
      await page.goto('/outside/vip_days/no-such-channel');
      await expect(page.getByText(claimTexts.configFailed).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(claimTexts.unknown);
      // The server would refuse every claim, so the page offers no form.
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByText(claimTexts.configMissing)).toHaveCount(0);
      await page.getByRole('link', { name: commonTexts.backHome }).click();
      await page.waitForURL('/');
    },
    'outside its period the page says so for good, with dates, the open channels and the VIP page': async ({
      page,
      request,
    }) => {
      for (const [path, state, period] of [
        [ENDED, claimClosedTexts.ended, /^20[\d.]{8} 开始，已于 20[\d.]{8} 结束$/],
        [FUTURE, claimClosedTexts.future, /^20[\d.]{8} 开始，20[\d.]{8} 结束$/],
      ] as const) {
        expect(await (await request.get(path)).text()).toContain(state);
        await openPage(page, path);
        await expect(page.getByRole('heading', { name: state })).toBeVisible();
        await expect(page.getByText(period)).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
        await expect(toastOf(page)).toHaveCount(0);
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 390]);
      }
      await page.getByRole('link', { name: /橙果校园 · 30 天 VIP/ }).click();
      await page.waitForURL(OPEN);
      await page.goBack();
      await page.getByRole('link', { name: claimClosedTexts.buyVip }).click();
      await page.waitForURL('/vip');
    },
    'a channel that ends while its form is open turns into that state': async ({ page }) => {
      await openPage(page, OPEN);
      await page.route('**/sendCaptchaSms', (route) =>
        route.fulfill({ json: { code: '1003', msg: CODES['1003'].msg, data: null } }),
      );
      await page.route('**/api/outside/vip/config*', async (route) => {
        const { data, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...rest, data: { ...data, state: 'ended', inActivityTime: false } } });
      });
      await phoneOf(page).fill(newPhone());
      await getCode(page).click();
      await expect(page.getByRole('heading', { name: claimClosedTexts.ended })).toBeVisible();
      await expect(claim(page)).toHaveCount(0);
    },
  }),
);

test('[A-070] a phone is shown in groups of 3, 4 and 4 while it is typed, pasted and corrected, and sent as digits', async ({
  page,
  request,
}) => {
  // This client type sends phones unencrypted.
  await openPage(page, `${OPEN}?ct=ios_rrsp_jzsp&cv=10.19.0`);
  const field = phoneOf(page);
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
  await field.pressSequentially('138x0571 6024');
  await expect(field).toHaveValue('138 0571 6024');
  for (let step = 0; step < 4; step += 1) await field.press('ArrowLeft');
  expect(await caret()).toBe(9);
  // The field deletes the digit before the separator.
  await field.press('Backspace');
  await expect(field).toHaveValue('138 0576 024');
  expect(await caret()).toBe(7);
  await field.press('1');
  await expect(field).toHaveValue('138 0571 6024');
  expect(await caret()).toBe(8);
  await field.evaluate((input: HTMLInputElement) => {
    input.select();
    document.execCommand('insertText', false, '+86 139-0571 6024');
  });
  await expect(field).toHaveValue('139 0571 6024');
  const phone = newPhone();
  await field.fill(phone);
  const sent = page.waitForRequest('**/vip/receive');
  await claimWith(page, phone, await sentCode(page, request, phone));
  expect((await sent).postDataJSON().mobile).toBe(phone);
  await expect(page.getByText('30 天 VIP 已到账')).toBeVisible();
});

test('[A-105] a refusal shows the message of the server as a toast for two seconds', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  await openPage(page, OPEN);
  await phoneOf(page).fill(phone);
  await getCode(page).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  const right = await labOf(request).readCode(phone);
  await codeOf(page).fill(right === '000000' ? '111111' : '000000');
  await page.route(
    '**/vip/receive',
    (route) => route.fulfill({ status: 503, json: { code: '5030', msg: CODES['5030'].msg, data: null } }),
    { times: 1 },
  );
  // Stop the clock so that a slow machine does not use up the two seconds.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await claim(page).click();
  await expectToast(page, CODES['5030'].msg);
  await page.clock.runFor(1_900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
  // A refusal about a field is shown at that field only.
  await claim(page).click();
  await expect(codeOf(page)).toHaveAccessibleDescription(WRONG_CODE);
  await expect(toastOf(page)).toHaveCount(0);
  await expect(codeOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(codeOf(page)).toBeFocused();
});

/** Requests a code on the page and returns what the phone received. */
async function sentCode(page: Page, request: APIRequestContext, phone: string): Promise<string> {
  await phoneOf(page).fill(phone);
  await getCode(page).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  return labOf(request).readCode(phone);
}

async function claimWith(page: Page, phone: string, code: string): Promise<void> {
  await phoneOf(page).fill(phone);
  await codeOf(page).fill(code);
  await claim(page).click();
}

const WRONG_CODE = CODES['2001'].msg;

const HEADERS = [
  ['', { clienttype: 'web', clientversion: '5.19.1', aliid: '1', et: '3' }],
  ['?ct=ios_rrsp_jzsp&cv=10.19.0', { clienttype: 'ios_rrsp_jzsp', clientversion: '10.19.0', et: undefined }],
] as const;
