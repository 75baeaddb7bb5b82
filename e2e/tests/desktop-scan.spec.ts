import { BRANDS } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { dialogOf } from '../lib/checkout.ts';
import { cardsOf, codeOf, countCalls, DESKTOP, nextCode } from '../lib/desktop.ts';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { readQr } from '../lib/read-qr.ts';

test.use(DESKTOP);

const PAGE = '/next/vip/m-pc';
const MARKET = '**/api/selling_page/market/**';
const expired = (page: Page) => page.getByRole('alertdialog', { name: desktopTexts.loginExpired });

async function logIn(page: Page, phone: string, readCode: (phone: string) => Promise<string>) {
  await page.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).fill(phone);
  await page.getByRole('button', { name: phoneCodeTexts.getCode }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByRole('textbox', { name: identityTexts.codeLabel }).fill(await readCode(phone));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: commonTexts.login, exact: true }).click();
}

test(
  '[C-014][C-018][C-098] the scan page sells the goods of channel 43 and of other clients, and comes back from the login',
  journey({
    'a visitor logs in on the way, scans and has paid': async ({ page, request }) => {
      const calls = countCalls(page);
      await openPage(page, PAGE);
      await expect(cardsOf(page).first()).toHaveAttribute('data-goods', /^yujian_common_/);
      expect(await readQr(page.getByTestId('till'))).toBe('');
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [1920, 1280, 1024, 800, 640, 430, 320]);
      await page.setViewportSize(DESKTOP.viewport);
      expect(calls.qr).toBe(0);
      await page.getByTestId('user-box').getByRole('button', { name: desktopTexts.login }).click();
      await expect(page).toHaveURL(/\/login\?redirect_path=/);
      const given = nextCode(page);
      await logIn(page, newPhone(), labOf(request).readCode);
      await expect(page).toHaveURL(/\/next\/vip\/m-pc/);
      await given;
      const chosen = nextCode(page);
      await cardsOf(page).filter({ hasText: '季卡' }).click();
      const { body, data } = await chosen;
      expect(body).toMatchObject({ sellingChannelId: 43, renew: 0 });
      await expect.poll(() => readQr(codeOf(page))).toBe(data.qrContent);
      await playProvider(request, data.orderNo);
      await expect(dialogOf(page, desktopTexts.successTitle)).toBeVisible();
    },
    'a card that is chosen again starts with Alipay, whichever wallet was chosen before': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      await openPage(page, `${PAGE}?token=${token}`);
      const choose = async (name: string) => {
        const given = nextCode(page);
        await cardsOf(page).filter({ hasText: name }).first().click();
        return (await given).body.payChannel;
      };
      await expect(codeOf(page)).toBeVisible();
      expect(await choose('季卡')).toBe('aliPay');
      const switched = nextCode(page);
      await page.getByRole('radio', { name: desktopTexts.wechat }).click();
      expect((await switched).body.payChannel).toBe('wechat');
      expect(await choose('月卡')).toBe('aliPay');
      expect(await choose('季卡')).toBe('aliPay');
      await expect(page.getByText(desktopTexts.scanAlipay)).toBeVisible();
    },
    'packages that do not load say so, and load on retry': async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await openPage(page, '/next/agreement?type=vip');
      await page.route(MARKET, (route) => route.abort());
      // Navigate in the client: the server would make these calls itself while rendering.
      await page.evaluate((path) => history.pushState(null, '', path), PAGE);
      const retry = page.getByRole('button', { name: commonTexts.retry });
      await expect(retry).toBeVisible();
      await expect(page.getByText(commonTexts.noConnectionTitle, { exact: true })).toBeVisible();
      await expect(page.getByText(shelfTexts.noGoods)).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
      await page.unroute(MARKET);
      await page.route(MARKET, (route) => held.promise.then(() => route.continue()));
      await retry.click();
      await expect(retry).toHaveCount(0);
      await expect(page.getByText(shelfTexts.noGoods)).toHaveCount(0);
      held.resolve();
      await expect(cardsOf(page).first()).toHaveAttribute('data-goods', /^yujian_common_/);
    },
    'for another client, reached within the page, it sells the goods and brand of that client': async ({
      page,
    }) => {
      await openPage(page, PAGE);
      await expect(cardsOf(page).first()).toHaveAttribute('data-goods', /^yujian_common_/);
      await page.evaluate((path) => history.pushState(null, '', path), `${PAGE}?ct=win_tthj`);
      await expect(page.getByTestId('scan-page').locator('header')).toContainText(BRANDS.tthj.name);
      await expect(cardsOf(page).first()).toHaveAttribute('data-goods', /^tthj_win_tthj_/);
    },
    'the login does not lead to a foreign address': async ({ page, request }) => {
      await openPage(page, '/login?redirect_path=https://evil.example/next/vip/m-pc');
      await logIn(page, newPhone(), labOf(request).readCode);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('屿见视频');
      expect(new URL(page.url()).hostname).toBe('127.0.0.1');
    },
    'an ended login says so, is asked for, and leads back here and nowhere else': async ({ page }) => {
      await openPage(page, `${PAGE}?ct=win_rrsp&token=stale&redirect_path=https://evil.example/`);
      await expect(expired(page)).toBeVisible();
      await expired(page).getByRole('button').click();
      await expect(page).toHaveURL(/\/login\?/);
      const back = new URL(page.url()).searchParams.get('redirect_path') ?? '';
      expect(back).toMatch(/^\/next\/vip\/m-pc\?ct=win_rrsp/);
      expect(back).not.toContain('stale');

      await page.clock.install();
      await openPage(page, `${PAGE}?token=stale`);
      await expect(expired(page)).toBeVisible();
      await page.clock.runFor(3000);
      await expect(page).toHaveURL(/\/login\?redirect_path=/);
      await expect(expired(page)).toHaveCount(0);
    },
  }),
);
