import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { walletTexts } from '@juban/contract/texts/wallets';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import {
  agree,
  cardOf,
  choosePaidOnce,
  closeLevelUp,
  closeSuccess,
  dialogOf,
  logInOverPage,
  makeBuyer,
  onOrder,
  openShop,
  payAtCashier,
  payButton,
  payBy,
  payDuringTapReplay,
} from '../lib/checkout.ts';
import { renewalsOf } from '../lib/contracts.ts';
import { playMiniProgram } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { playProvider } from '../lib/orders.ts';
import { holdScripts } from '../lib/page.ts';
import { dayIn } from '../lib/shanghai-day.ts';

const CREATE_H5 = '**/api/purchase_info/create_purchase_h5';
const ANDROID = { kind: 'hostObject', answers: { getAppInfo: { clientType: 'Android' } } } as const;

/** Questions and refusals before anything is bought. */
const alertOf = (page: Page) => page.getByRole('alertdialog');

test(
  '[B-065][B-066][B-108][B-112] nothing is ordered before agreement, login and package, and a refused order says why',
  journey({
    'one tap asks for agreement and login, and then goes on to the chosen package': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      const sheet = page.getByRole('dialog', { name: checkoutTexts.agreeFirst });
      await openShop(page, '/vip?ct=web', undefined);
      await choosePaidOnce(page);
      await payButton(page).click();
      await expect(sheet.getByRole('link', { name: agreementNameTexts.vip })).toHaveAttribute(
        'href',
        /\/next\/agreement\?type=vip/,
      );
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
      await sheet.getByRole('button', { name: commonTexts.close }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('checkbox').first()).not.toBeChecked();
      await payButton(page).click();
      await sheet.getByRole('button', { name: checkoutTexts.agreeAndPay }).click();
      await logInOverPage(page, buyer.mobile);
      const wallets = page.getByRole('dialog', { name: checkoutTexts.payTitle });
      await expect(wallets).toContainText('月卡');
      await wallets.getByRole('button', { name: commonTexts.close }).click();
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(cardOf(page)).not.toContainText(shelfTexts.guestName);
      expect(await buyer.countOrders()).toBe(0);
    },
    'closing the login buys nothing, and an expired login is asked for once more': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await openShop(page, '/vip?ct=web', undefined);
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      const login = dialogOf(page, commonTexts.loginFirst);
      await login.getByRole('button', { name: commonTexts.close }).click();
      await expect(login).toBeHidden();
      await openShop(page, '/vip?ct=web', buyer);
      await choosePaidOnce(page);
      await agree(page);
      await page.route(CREATE_H5, (route) =>
        route.fulfill({ json: { code: '1024', msg: '未登录', data: null } }),
      );
      await payButton(page).click();
      await payBy(page, 'wechat');
      await expect(alertOf(page)).toContainText(commonTexts.notLoggedIn);
      await page.unroute(CREATE_H5);
      await alertOf(page).getByRole('button', { name: commonTexts.login }).click();
      // The confirmed wallet is the one that opens.
      const asked = page.waitForRequest(CREATE_H5);
      await logInOverPage(page, buyer.mobile);
      expect((await asked).postDataJSON()).toMatchObject({ payChannel: 'wechat' });
      await page.waitForURL(/redirect_url=|wechat/);
      expect(await buyer.countOrders()).toBe(1);
    },
    'a double tap makes one order, also where the network is lost in between': async ({ page, request }) => {
      const buyer = await makeBuyer(request);
      await openShop(page, '/vip?ct=web', buyer);
      await choosePaidOnce(page);
      await agree(page);
      const keys = new Set<string | undefined>();
      await page.route(CREATE_H5, async (route) => {
        keys.add((await route.request().allHeaders())['idempotency-key']);
        await route.abort('internetdisconnected');
      });
      await payButton(page).dblclick();
      await payBy(page, 'aliPay');
      // After a network error the sheet and its choices stay, and its button retries.
      const sheet = page.getByRole('dialog', { name: checkoutTexts.payTitle });
      await expect(sheet.getByRole('alert')).toHaveText(commonTexts.noConnection);
      expect(await buyer.countOrders()).toBe(0);
      await page.unroute(CREATE_H5);
      await page.route(CREATE_H5, async (route) => {
        keys.add((await route.request().allHeaders())['idempotency-key']);
        // The call arrives twice, as after a double tap, and creates one order.
        await Promise.all([route.fetch(), route.fetch()]);
        await route.continue();
      });
      await sheet.getByRole('button', { name: /^确认支付/ }).click();
      await expect(page).toHaveURL(/alipay/);
      expect(await buyer.countOrders()).toBe(1);
      expect(keys.size).toBe(1);
    },
    'a refused order says why and can be closed': async ({ page, request }) => {
      await openShop(page, '/vip?ct=web', await makeBuyer(request));
      await agree(page);
      await choosePaidOnce(page);
      const answer = { code: '2103', msg: '支付渠道繁忙，请稍后再试', data: null };
      await page.route(CREATE_H5, (route) => route.fulfill({ json: answer }));
      await payButton(page).click();
      await payBy(page, 'wechat');
      const failed = dialogOf(page, checkoutTexts.createFailed);
      await expect(failed).toContainText(answer.msg);
      await failed.getByRole('button', { name: '关闭' }).click();
      await expect(failed).toBeHidden();
      await expect(payButton(page)).toBeEnabled();
    },
    'a user with a running renewal is warned first: cancel buys nothing, continue goes on': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request, 'member');
      await openShop(page, '/vip?ct=web', buyer);
      await page.getByTestId('package-card').filter({ hasText: '连续包月' }).click();
      await agree(page);
      await page.route('**/api/purchase_info/check/renew*', (route) =>
        route.fulfill({ json: { code: '0000', msg: '', data: { bind: true } } }),
      );
      await payButton(page).click();
      const reminder = dialogOf(page, checkoutTexts.repeatTitle);
      await expect(reminder).toBeVisible();
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
      await reminder.getByRole('button', { name: checkoutTexts.repeatCancel }).click();
      await expect(reminder).toBeHidden();
      expect(await buyer.countOrders()).toBe(0);
      await payButton(page).click();
      await reminder.getByRole('button', { name: checkoutTexts.repeatContinue }).click();
      const sheet = page.getByRole('dialog', { name: checkoutTexts.payTitle });
      // WeChat cannot sign renewal contracts.
      await expect(sheet.getByRole('radio')).toHaveCount(1);
      await expect(sheet).toContainText(walletTexts.aliPay);
    },
  }),
);

test(
  '[B-010][B-011][B-016][B-021][B-065][B-067] agreement and choice made on the page are those that count, also before its code has loaded',
  journey({
    'a tick for one document does not count for a renewal, which needs its own': async ({
      page,
      request,
    }) => {
      for (const path of ['/vip?ct=web', '/next/simple_vip?ct=web']) {
        const buyer = await makeBuyer(request);
        const tick = page.getByRole('checkbox').first();
        const renewable = page.getByTestId('package-card').filter({ hasText: '连续包月' });
        await openShop(page, path, buyer);
        await choosePaidOnce(page);
        await agree(page);
        await renewable.click();
        await expect(tick).not.toBeChecked();
        await payButton(page).click();
        const sheet = page.getByRole('dialog', { name: checkoutTexts.agreeFirst });
        await expect(sheet).toBeVisible();
        await sheet.getByRole('button', { name: commonTexts.close }).click();
        await expect(sheet).toBeHidden();
        await agree(page);
        await choosePaidOnce(page);
        await expect(tick).toBeChecked();
        await renewable.click();
        await expect(tick).toBeChecked();
        expect(await buyer.countOrders()).toBe(0);
      }
    },
    'a member reads renew, finds the running renewal marked, and keeps the choice at the cashier': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request, 'member');
      await renewalsOf(request, buyer).subscribe();
      for (const path of ['/vip?ct=Android', '/next/simple_vip?ct=Android']) {
        await openShop(page, path, buyer);
        const packages = page.getByTestId('package-card');
        await expect(packages.filter({ hasText: shelfTexts.renewing })).toContainText('连续包月');
        await expect(page.getByRole('radio', { checked: true })).toContainText('月卡');
        await expect(payButton(page)).toHaveText(/^支付 25 元续费/);
        await packages.filter({ hasText: '季卡' }).first().click();
        await agree(page);
        await payButton(page).click();
        await payBy(page, 'aliPay');
        await page.waitForURL(/alipay/);
        await page.goto(path);
        // The simple page asks about the unpaid order first, in a dialog over the packages.
        const chosen = page.getByRole('radio', { checked: true, includeHidden: true });
        await expect(chosen).toContainText('季卡');
        await page.evaluate(() => sessionStorage.clear());
      }
    },
    'the chosen package is paid, though it was chosen before the page was interactive and paid after':
      async ({ page, request }) => {
        const { token } = await makeBuyer(request);
        await payDuringTapReplay(page);
        const releaseScripts = await holdScripts(page);
        await page.goto(`/vip?ct=web&token=${token}`, { waitUntil: 'commit' });
        await agree(page);
        await choosePaidOnce(page);
        releaseScripts();
        const sheet = page.getByRole('dialog', { name: checkoutTexts.payTitle });
        await expect(sheet).toContainText('月卡');
        await expect(sheet).not.toContainText('连续包月');
      },
  }),
);

test(
  '[B-007][B-016][B-017][B-068] an order is paid in a browser, in the Android app and in a mini-program',
  journey({
    'in a browser the buyer leaves the cashier of Alipay, comes back, goes on and pays': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await openShop(page, '/vip?ct=web', buyer);
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      const sheet = page.getByRole('dialog', { name: checkoutTexts.payTitle });
      await expect(sheet.getByRole('radio')).toHaveCount(2);
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
      await expectToFit(page, [320, 390]);
      await payBy(page, 'aliPay');
      await page.waitForURL(/alipay/);
      await page.goBack();
      const unpaid = dialogOf(page, checkoutTexts.unpaidTitle);
      await expect(unpaid).toBeVisible();
      await unpaid.getByRole('button', { name: checkoutTexts.goOn }).click();
      await page.waitForURL(/alipay/);
      await payAtCashier(page);
      await page.waitForURL(/\/vip\/pay-result/);
      const risen = page.getByRole('dialog').filter({ hasText: '等级已升至 V' });
      await closeLevelUp(page);
      await expect(risen).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { name: paymentTexts.resultPaid })).toBeVisible();
      await expect(page.getByTestId('membership-pass')).toContainText(
        dayIn((await buyer.read()).vipInfo.expiredTime ?? 0),
      );
      await expect(risen).toHaveCount(0);
      expect(await buyer.countOrders()).toBe(1);
      await page.getByRole('link', { name: orderTexts.done }).click();
      await buyer.expectGrown(page);
    },
    'in the Android app the wallet pays, the server is asked, and the page loads again': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await onOrder(page, (orderNo) => playProvider(request, orderNo, 'drop'));
      const asked = page.waitForRequest('**/api/purchase_info/create_purchase');
      const host = { ...ANDROID, answers: { ...ANDROID.answers, payAlipay: 'paid' } };
      await openShop(page, '/vip?source=push&from_path=/home&oaid=6c3f-9a', buyer, host);
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      await payBy(page, 'aliPay');
      const done = dialogOf(page, checkoutTexts.doneTitle);
      await expect(done).toContainText(checkoutTexts.doneText);
      const order = await asked;
      expect(order.postDataJSON()).toMatchObject({
        source: 'push',
        from_path: '/home',
        payChannel: 'aliPay',
      });
      expect((await order.allHeaders()).oaid).toBe('6c3f-9a');
      await done.getByRole('button').click();
      const risen = page.getByRole('dialog').filter({ hasText: '等级已升至 V' });
      await expect(risen).toBeVisible();
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
      await expect(risen.getByRole('link', { name: levelUpTexts.view })).toHaveAttribute(
        'href',
        /\/vip\/level\/home/,
      );
      await risen.getByRole('button', { name: levelUpTexts.later }).click();
      await buyer.expectGrown(page);
    },
    'a mini-program pays on its own page and comes back to what the server knows': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await playMiniProgram(page);
      const created = page.waitForResponse('**/api/purchase_info/create_purchase');
      await openShop(page, '/vip', buyer);
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      await payBy(page, 'wechat');
      const { orderNo, payInfo } = (await (await created).json()).data;
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'payPage'))).toContain(orderNo);
      const step = new URL(await page.evaluate(() => Reflect.get(window, 'payPage')), 'https://mini.invalid');
      expect(step.pathname).toBe('/pages/pay/pay');
      const back = step.searchParams.get('back') ?? '';
      await page.goto(`${process.env.SANDBOX_URL}/wechat/wallet/app?${new URLSearchParams(payInfo)}`);
      await payAtCashier(page);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(back);
      await closeSuccess(page);
      expect(page.url()).not.toContain(orderNo);
      await buyer.expectGrown(page);
    },
  }),
);
