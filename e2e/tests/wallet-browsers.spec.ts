import { checkoutTexts } from '@juban/contract/texts/checkout';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { orderTexts } from '@juban/contract/texts/orders';
import { walletTexts } from '@juban/contract/texts/wallets';
import { expect, type Page, test } from '@playwright/test';
import { agree, choosePaidOnce, dialogOf, makeBuyer, openShop, payButton, payBy } from '../lib/checkout.ts';
import { renewalsOf } from '../lib/contracts.ts';
import { playMiniProgram } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { moneyOf } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { makeCode, openPhone, playWechat } from '../lib/scan.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: checkoutTexts.payTitle });
const alertOf = (page: Page) => page.getByRole('alertdialog');

/** Query with which the mini-program's pay page was opened. */
async function payPageOf(page: Page): Promise<URLSearchParams> {
  const shown = () => page.evaluate(() => Reflect.get(window, 'payPage') as string | undefined);
  await expect.poll(shown).toBeDefined();
  return new URL((await shown()) ?? '', 'https://mini.invalid').searchParams;
}

test(
  '[B-068] inside WeChat and Alipay only their own wallet pays',
  journey({
    'inside WeChat an order is paid by WeChat, and its owner comes back': async ({ browser, request }) => {
      const buyer = await makeBuyer(request);
      const phone = await openPhone(browser, 'wechat');
      await playWechat(phone);
      await openShop(phone, '/vip?ct=web', buyer);
      await choosePaidOnce(phone);
      await agree(phone);
      await payButton(phone).click();
      await expect(sheetOf(phone).getByRole('radio')).toHaveCount(1);
      await payBy(phone, 'wechat');
      await expect(phone.getByRole('heading', { name: handoffTexts.doneTitle })).toBeVisible();
      expect(new URL(phone.url()).pathname).toBe('/next/vip/handoff');
      await expect(phone).not.toHaveURL(/[?&](code|state|redirect_url)=/);
      await phone.getByRole('button', { name: handoffTexts.done }).click();
      await expect(phone).toHaveURL(/\/vip\/pay-result\?.*ct=web/);
      await expect(phone.locator('[data-result=paid]')).toBeVisible();
      await phone.context().close();
    },
    'a package that WeChat does not pay says so inside WeChat, and orders nothing': async ({
      browser,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      const phone = await openPhone(browser, 'wechat');
      await openShop(phone, '/vip?ct=web', buyer);
      await agree(phone);
      await payButton(phone).click();
      await expect(alertOf(phone)).toContainText(checkoutTexts.notPaidHere);
      expect(await buyer.countOrders()).toBe(0);
      await phone.context().close();
    },
    'inside Alipay there is no other wallet': async ({ browser, request }) => {
      const phone = await openPhone(browser, 'alipay');
      await openShop(phone, '/vip?ct=web', await makeBuyer(request));
      await choosePaidOnce(phone);
      await agree(phone);
      await payButton(phone).click();
      await expect(sheetOf(phone).getByRole('radio')).toHaveCount(1);
      await expect(sheetOf(phone)).toContainText(walletTexts.aliPay);
      await phone.context().close();
    },
  }),
);

test(
  '[B-068][B-070] a mini-program goes on with its order on its own page',
  journey({
    'who cancelled goes on with the order on the page of the mini-program, from every page': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await playMiniProgram(page);
      await openShop(page, '/vip', buyer);
      await agree(page);
      await payButton(page).click();
      await expect(alertOf(page)).toContainText(checkoutTexts.notPaidHere);
      await alertOf(page).getByRole('button').click();
      await choosePaidOnce(page);
      await payButton(page).click();
      await payBy(page, 'wechat');
      const first = await payPageOf(page);
      const orderNo = first.get('orderNo') ?? '';

      await page.evaluate(() => sessionStorage.clear());
      await page.goto(first.get('back') ?? '');
      const unpaid = dialogOf(page, checkoutTexts.unpaidTitle);
      await unpaid.getByRole('button', { name: checkoutTexts.goOn }).click();
      expect((await payPageOf(page)).get('orderNo')).toBe(orderNo);

      await openPage(page, `/vip/pay-result?orderNo=${orderNo}`);
      await page.getByRole('button', { name: orderTexts.payAgain }).click();
      expect((await payPageOf(page)).get('orderNo')).toBe(orderNo);
      expect(await buyer.countOrders()).toBe(1);
    },
    'an order goes on while it can be paid there; after that it is asked about, and an unsigned one leads to the shop':
      async ({ page, request }) => {
        const user = await labOf(request).makeUser({ preset: 'newUser' });
        const goOn = page.getByRole('button', { name: orderTexts.payAgain });
        const shop = page.getByRole('link', { name: orderTexts.payAgain });
        const pathOf = (orderNo: string) => `/vip/orders?orderNo=${orderNo}`;
        await playMiniProgram(page);

        // A desktop's WeChat code cannot be paid in a browser, but on the mini-program's own page.
        const { orderNo } = await makeCode(request, user, { wallet: 'wechat', screen: 'win_rrsp' });
        await openPage(page, `${pathOf(orderNo)}&token=${user.token}`);
        await goOn.click();
        expect((await payPageOf(page)).get('orderNo')).toBe(orderNo);

        const over = { ...(await moneyOf(request, user).readOrder(orderNo)), waits: false };
        const call = '**/api/purchase_info/order?*';
        await page.route(call, (route) => route.fulfill({ json: { code: '0000', msg: '', data: over } }));
        await openPage(page, pathOf(orderNo));
        await expect(page.getByRole('link', { name: orderTexts.askResult })).toBeVisible();
        await expect(goOn.or(shop)).toHaveCount(0);
        await page.unroute(call);

        // WeChat cannot sign renewal contracts.
        await openPage(page, pathOf((await renewalsOf(request, user).order()).orderNo));
        await expect(shop).toHaveAttribute('href', /^\/vip(?:\?|$)/);
        await expect(goOn).toHaveCount(0);
      },
  }),
);
