import { claimTexts } from '@juban/contract/texts/claim';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, type Page, test } from '@playwright/test';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { openPage, untilAwake } from '../lib/page.ts';
import { expectToast, toastOf } from '../lib/toasts.ts';

const OPEN = '/outside/vip_days/campus-30';
const ENDED = '/outside/vip_days/moon-15';
const OFFICIAL_SITE = 'https://www.yujian.example/';

const phoneOf = (page: Page) => page.getByRole('textbox', { name: phoneCodeTexts.phoneLabel });
const codeOf = (page: Page) => page.getByRole('textbox', { name: claimTexts.codeLabel });
const getCode = (page: Page) => page.getByRole('button', { name: phoneCodeTexts.getCode });
const claim = (page: Page) => page.getByRole('button', { name: claimTexts.claim });

/** Calls of the claim that leave the page from now on. */
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
    'fields, get-code and claim stand in the HTML': async ({ request }) => {
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
      await page.route(`${OFFICIAL_SITE}**`, (route) => route.fulfill({ body: 'official' }));
      await openPage(page, OPEN);
      await phoneOf(page).fill(phone);
      await getCode(page).click();
      await expect(page.getByRole('button', { name: /60|5\d 秒后重发/ })).toBeDisabled();
      await codeOf(page).fill(await labOf(request).readCode(phone));
      await claim(page).click();
      await expect(page.getByText('30 天 VIP 已到账')).toBeVisible();
      await expect(claim(page)).toHaveCount(0);
      await page.getByRole('button', { name: claimTexts.goDownload }).click();
      await page.waitForURL(OFFICIAL_SITE);
    },
    'background, button and page colour come from the channel': async ({ page }) => {
      const look = async (path: string) => {
        await page.goto(path);
        const button = claim(page);
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
        // Else the next page could still count down.
        await page.evaluate(() => localStorage.clear());
      }
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
  await untilAwake(page);
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
    'a call without an answer says that the network is gone, and keeps what was entered': async ({
      page,
    }) => {
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
      await expect(phoneOf(page)).toHaveValue(phone);
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
      // Every send and every claim would be refused: there is nothing to fill in, and no promise.
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByText(claimTexts.configMissing)).toHaveCount(0);
      await page.getByRole('link', { name: commonTexts.backHome }).click();
      await page.waitForURL('/');
    },
    'outside its period the page says so and stays usable': async ({ page }) => {
      await openPage(page, ENDED);
      await expectToast(page, claimTexts.notInTime);
      await expect(phoneOf(page)).toBeEditable();
      await expect(claim(page)).toBeEnabled();
    },
  }),
);

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
  // Time stands still but for what is run here, so that a slow machine does not eat into the two seconds.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await claim(page).click();
  await expectToast(page, '验证码错误，请重新输入');
  await page.clock.runFor(1_900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
});

const HEADERS = [
  ['', { clienttype: 'web', clientversion: '5.19.1', aliid: '1', et: '3' }],
  ['?ct=ios_rrsp_jzsp&cv=10.19.0', { clienttype: 'ios_rrsp_jzsp', clientversion: '10.19.0', et: undefined }],
] as const;
