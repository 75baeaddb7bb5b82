import { checkoutTexts } from '@juban/contract/texts/checkout';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { closeLevelUp } from '../lib/checkout.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { moneyOf, playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { makeCode } from '../lib/scan.ts';
import { dayIn } from '../lib/shanghai-day.ts';
import { expectToast } from '../lib/toasts.ts';

const resultOf = (orderNo: string, token: string) => `/vip/pay-result?orderNo=${orderNo}&token=${token}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test(
  '[B-070][B-101] an order paid at the cashier is found everywhere, and a refund takes its days back',
  journey({
    'an order paid at the cashier shows on the result page, among the orders and in the profile': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const money = moneyOf(request, user);
      const before = await money.membershipEnd();
      const { orderNo, body } = await money.makeOrder();
      await openPage(page, `/404?token=${user.token}`);
      // Our own pages' policy forbids forms to other origins.
      await page.goto('about:blank');
      await page.setContent(body);
      await page.getByRole('button', { name: '确认支付' }).click();
      await page.waitForURL(/\/vip\/pay-result\?/);
      await closeLevelUp(page);
      await expect(heading(page, paymentTexts.resultPaid)).toBeVisible();
      const { days, vPower, goodsName } = await money.readOrder(orderNo);
      const end = await money.membershipEnd();
      expect(end).toBeGreaterThan(before ?? 0);
      const pass = page.getByTestId('membership-pass');
      await expect(pass).toContainText(dayIn(end));
      await expect(pass).toContainText(`+${days} 天`);
      await expect(pass).toContainText(`+${vPower}`);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);

      await page.getByRole('link', { name: paymentTexts.resultOrders }).click();
      await expect(heading(page, paymentTexts.stateFulfilled)).toBeVisible();
      await expect(page.getByText(`VIP 有效期至 ${dayIn(end)}`)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(orderNo);
      await expect(page.getByRole('listitem').filter({ hasText: orderTexts.stepFulfilled })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);

      await page.getByRole('link', { name: orderTexts.allOrders }).click();
      const row = page.getByRole('link', { name: goodsName });
      await expect(row).toContainText(paymentTexts.stateFulfilled);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);
    },
    'where every notification was dropped, the result page finds the payment': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const money = moneyOf(request, user);
      const { orderNo } = await money.makeOrder();
      await playProvider(request, orderNo, 'drop');
      expect((await money.readOrder(orderNo)).state).not.toBe('fulfilled');
      await openPage(page, resultOf(orderNo, user.token));
      await closeLevelUp(page);
      await expect(heading(page, paymentTexts.resultPaid)).toBeVisible();
      expect((await money.readOrder(orderNo)).state).toBe('fulfilled');
    },
    'a refund asked for in time takes back the days it gave': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const money = moneyOf(request, user);
      const { orderNo } = await money.makeOrder();
      await playProvider(request, orderNo);
      await openPage(page, `/vip/orders?orderNo=${orderNo}&token=${user.token}`);
      await page.getByRole('button', { name: paymentTexts.refundAsk }).click();
      const sheet = page.getByRole('dialog', { name: paymentTexts.refundTitle });
      await sheet.getByText(orderTexts.reasonUnwanted).click();
      await expectAccessibleInBothThemes(page);
      await sheet.getByRole('button', { name: paymentTexts.refundConfirm }).click();
      await expectToast(page, paymentTexts.refundAsked);
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('listitem').filter({ hasText: orderTexts.stepRefunding })).toBeVisible();
      await expect.poll(async () => (await money.readOrder(orderNo)).state).toBe('refunded');
      await page.reload();
      await expect(heading(page, paymentTexts.stateRefunded)).toBeVisible();
      await expect(page.getByRole('button', { name: paymentTexts.refundAsk })).toHaveCount(0);
    },
  }),
);

test(
  '[B-070] an unpaid order continues where it can be paid, and is never bought twice',
  journey({
    'an unpaid order stays unpaid whatever the address says, and continues with one tap': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const money = moneyOf(request, user);
      const { orderNo } = await money.makeOrder({ from_path: '/vip/web?ct=web' });
      await openPage(page, `${resultOf(orderNo, user.token)}&succses=1&result=1&trade_status=TRADE_SUCCESS`);
      await expect(heading(page, paymentTexts.resultUnpaid)).toBeVisible();
      expect(await money.membershipEnd()).toBeNull();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);
      await page.getByRole('button', { name: orderTexts.payAgain }).click();
      await page.waitForURL(/alipay/);
      await page.goBack();
      await expect(heading(page, paymentTexts.resultUnpaid)).toBeVisible();
      await playProvider(request, orderNo, 'drop');
      await page.getByRole('button', { name: orderTexts.havePaid }).click();
      await closeLevelUp(page);
      await expect(heading(page, paymentTexts.resultPaid)).toBeVisible();
    },
    'continuing with WeChat brings the payer back logged in, whichever browser WeChat opens': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const { orderNo } = await moneyOf(request, user).makeOrder({ payChannel: 'wechat' });
      await openPage(page, `/vip/orders?orderNo=${orderNo}&token=${user.token}`);
      await page.getByRole('button', { name: orderTexts.payAgain }).click();
      await page.waitForURL(/\/wechat\/cashier\//);
      const home = new URL(new URL(page.url()).searchParams.get('redirect_url') ?? '');
      expect(home.pathname).toBe('/vip/pay-result');
      expect(home.searchParams.get('orderNo')).toBe(orderNo);
      expect(home.searchParams.get('ticket')).toBeTruthy();
    },
    'an order from a desktop WeChat code cannot be continued on a page: it leads to the shop': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const { orderNo } = await makeCode(request, user, { wallet: 'wechat', screen: 'win_rrsp' });
      await openPage(page, `/vip/orders?orderNo=${orderNo}&token=${user.token}`);
      await expect(page.getByRole('link', { name: orderTexts.payAgain })).toHaveAttribute('href', '/vip');
      await expect(page.getByRole('button', { name: orderTexts.payAgain })).toHaveCount(0);
    },
    'an expired order with a silent provider is asked about, not bought again': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const { orderNo } = await moneyOf(request, user).makeOrder();
      await page.route(/\/api\/purchase_info\/order\?/, async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = await response.json();
        await route.fulfill({
          response,
          json: { ...rest, data: { ...data, waits: false, payableBy: null } },
        });
      });
      await openPage(page, `/vip/orders?orderNo=${orderNo}&token=${user.token}`);
      await expect(heading(page, paymentTexts.resultChecking)).toBeVisible();
      await expect(page.getByText(orderTexts.overdueHint)).toBeVisible();
      await expect(page.getByText(orderTexts.payAgain)).toHaveCount(0);
      await page.getByRole('link', { name: orderTexts.askResult }).click();
      await expect(heading(page, paymentTexts.resultUnpaid)).toBeVisible();
    },
    'a closed order is bought again where it was made, or on /vip': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const money = moneyOf(request, user);
      const targets = { '/vip/web?ct=web': '/vip/web?ct=web', '/pages/play': '/vip' };
      for (const [from_path, target] of Object.entries(targets)) {
        const { orderNo } = await money.makeOrder({ from_path });
        const order = { ...(await money.readOrder(orderNo)), state: 'closed' };
        await page.route('**/api/purchase_info/order/check', (route) =>
          route.fulfill({ json: { code: '0000', msg: '', data: { result: 'unpaid', order } } }),
        );
        await openPage(page, resultOf(orderNo, user.token));
        await expect(page.getByRole('link', { name: orderTexts.buyAgain })).toHaveAttribute('href', target);
      }
    },
  }),
);

test(
  '[B-070][B-101] only the owner sees an order, and a silent provider is asked less and less often',
  journey({
    "users cannot see each other's orders, and a visitor comes back after the login": async ({
      page,
      request,
    }) => {
      const [owner, other] = await Promise.all([labOf(request).makeUser(), labOf(request).makeUser()]);
      const { orderNo } = await moneyOf(request, owner).makeOrder();
      for (const path of ['/vip/pay-result?orderNo=', '/vip/orders?orderNo=']) {
        for (const number of [orderNo, '1', '%3Cb%3E']) {
          await openPage(page, `${path}${number}&token=${other.token}`);
          await expect(page.getByText(paymentTexts.resultMissing)).toBeVisible();
        }
      }
      await expectAccessibleInBothThemes(page);
      await openPage(page, `/vip/orders?token=${other.token}`);
      await expect(page.getByText(paymentTexts.ordersEmpty)).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await openPage(page, `/vip/pay-result?orderNo=${orderNo}`);
      await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toHaveAttribute(
        'href',
        `/login?redirect_path=${encodeURIComponent(`/vip/pay-result?orderNo=${orderNo}`)}`,
      );
      await openPage(page, '/vip/orders');
      await expect(page.getByText(orderTexts.loginTitle)).toBeVisible();
    },
    'a silent provider is asked less often, then only on a tap, so polling ends': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const money = moneyOf(request, user);
      const { orderNo } = await money.makeOrder();
      const order = await money.readOrder(orderNo);
      let looks = 0;
      await page.route('**/api/purchase_info/order/check', (route) => {
        looks += 1;
        return route.fulfill({ json: { code: '0000', msg: '', data: { result: 'checking', order } } });
      });
      await page.clock.install();
      await openPage(page, resultOf(orderNo, user.token));
      await expect(heading(page, paymentTexts.resultChecking)).toBeVisible();
      const rest = heading(page, checkoutTexts.unsureTitle);
      await expect(async () => {
        await page.clock.fastForward(30_000);
        await expect(rest).toBeVisible({ timeout: 200 });
      }).toPass();
      const asked = looks;
      await page.clock.fastForward(600_000);
      await expectAccessibleInBothThemes(page);
      expect(looks).toBe(asked);
      await page.unroute('**/api/purchase_info/order/check');
      await page.getByRole('button', { name: paymentTexts.resultAgain }).click();
      await expect(heading(page, paymentTexts.resultUnpaid)).toBeVisible();
    },
  }),
);
