import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { simpleVipTexts } from '@juban/contract/texts/simple-vip';
import { storefrontTexts } from '@juban/contract/texts/storefront';
import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import {
  agree,
  cardOf,
  choosePaidOnce,
  closeSuccess,
  dialogOf,
  logInOverPage,
  makeBuyer,
  onOrder,
  openShop,
  payAtCashier,
  payButton,
  payBy,
} from '../lib/checkout.ts';
import { callsOf } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { playProvider } from '../lib/orders.ts';
import { failCall, openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

const SIMPLE = '/next/simple_vip';
const LOADS = [
  '**/api/user/profile',
  '**/centreapi/user/personal/information',
  '**/api/vip/level/experience',
  '**/api/selling_page/market/**',
  '**/api/vip/banner/content/list/channel**',
];

/** The store signs for this order, so set the host's answer now. */
async function buyInStore(page: Page, request: APIRequestContext, orderNo: string): Promise<void> {
  const answer = await request.post('/lab/api/apple/purchase', { data: { orderNo, notify: 'drop' } });
  const { jws } = await answer.json();
  await page.evaluate((signed) => {
    const { juban } = Reflect.get(window, 'webkit').messageHandlers;
    const ask = juban.postMessage;
    juban.postMessage = (call: { id: string; method: string }) =>
      call.method === 'purchaseIos'
        ? Promise.resolve({ id: call.id, ok: true, value: { result: 'paid', jws: signed } })
        : ask(call);
  }, jws);
}

test(
  '[B-014][B-015][B-018][B-019][B-020][B-021][B-022][B-071][B-110] the simple purchase page loads in one piece, keeps its user, and shows what the client sells',
  journey({
    'the skeleton stays until the last of five loads has ended, also where one failed': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'member' });
      const held: Route[] = [];
      for (const load of LOADS) await page.route(load, (route) => void held.push(route));
      await page.goto(`${SIMPLE}?ct=web&token=${user.token}`);
      const skeleton = page.getByTestId('skeleton');
      await expect.poll(() => held.length).toBe(LOADS.length);
      const goodsList = held.find((route) => route.request().url().includes('selling_page'));
      for (const route of held) {
        await expect(skeleton).toBeVisible();
        await (route === goodsList ? route.abort() : route.continue());
      }
      await expect(page.getByText(storefrontTexts.noProducts)).toBeVisible();
      await expect(skeleton).toBeHidden();
      await expect(cardOf(page)).toContainText('VIP 有效期至');
      await page.unrouteAll();
      await page.getByRole('button', { name: '重新加载' }).click();
      await expect(page.getByTestId('package-card').first()).toBeVisible();
    },
    'a user stays logged in when no data loads, and can reload it': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member' });
      const profileCalls = /\/user\/(?:profile|personal\/information)/;
      await page.route(profileCalls, failCall);
      await page.goto(`${SIMPLE}?ct=web&token=${user.token}`);
      await expect(cardOf(page)).toContainText(shelfTexts.memberFailed);
      await expect(cardOf(page)).not.toContainText(shelfTexts.guestName);
      await page.unroute(profileCalls);
      await cardOf(page).getByRole('button', { name: commonTexts.retry }).click();
      await expect(cardOf(page)).toContainText('VIP 有效期至');
    },
    'card, products, agreement, buy bar and blocks': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member' });
      await openShop(page, `${SIMPLE}?ct=web`, user);
      await expect(cardOf(page).getByTestId('level-icon')).toBeVisible();
      const month = page.getByTestId('package-card').filter({ hasText: '连续包月' });
      for (const text of ['超值首选', '每月自动续费', '¥19', '¥25', '可随时关闭', 'V力值 +20'])
        await expect(month).toContainText(text);
      await expect(month.locator('s')).toContainText('¥25');
      const renewal = page.getByRole('link', { name: simpleVipTexts.renewalAgreement });
      await expect(renewal).toBeVisible();
      await choosePaidOnce(page);
      await expect(renewal).toBeHidden();
      await expect(page.getByRole('link', { name: agreementNameTexts.vip })).toBeVisible();
      await expect(payButton(page)).toHaveText(/支付 25 元续费/);
      const names = ['topvipbanner', 'vipplus', 'vipright', 'morepurchase', 'vipbanner', 'servicecenter'];
      for (const name of [...names, 'Androidrenewstatement'])
        await expect(page.locator(`[data-block="${name}"]`), name).toBeVisible();
      await expect(page.locator('[data-block="iOSrenewstatement"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: '恢复购买' })).toHaveCount(0);
      const bar = page.getByTestId('buy-bar');
      await page.locator('[data-block="servicecenter"]').scrollIntoViewIfNeeded();
      await expect(bar).toContainText('¥25');
      await bar.getByRole('button', { name: purchaseTexts.renewNow }).click();
      const documents = page.getByRole('dialog', { name: checkoutTexts.agreeFirst });
      await documents.getByRole('button', { name: commonTexts.close }).click();
      await expect(documents).toBeHidden();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390, 430]);
      await openShop(page, `${SIMPLE}?ct=android_rrsp_xb`, user);
      await expect(cardOf(page).getByTestId('level-icon')).toHaveCount(0);
    },
    'clients that show no level show no check-in either': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member' });
      for (const [ct, buttons] of [
        ['Android', 1],
        ['ios_rrsp_2023', 0],
        ['android_fast', 0],
        ['rrtv', 0],
      ] as const) {
        await openShop(page, `${SIMPLE}?ct=${ct}`, user);
        await expect(cardOf(page)).toContainText('VIP 有效期至');
        await expect(cardOf(page).getByTestId('check-in'), ct).toHaveCount(buttons);
      }
    },
    'a visitor is asked to log in first, then to agree, and is led to no gifts': async ({
      page,
      request,
    }) => {
      const gifts = page.locator('a[href*="reciveThirdVip"]');
      await openShop(page, `${SIMPLE}?ct=web`, undefined);
      await expect(cardOf(page)).toContainText(shelfTexts.guestName);
      await expect(gifts).toHaveCount(0);
      for (const [ct, target] of [
        ['ios_rrsp_jzsp', '/vip/payTipIos'],
        ['Android', '/next/payTip'],
      ] as const) {
        const html = await (await request.get(`${SIMPLE}?ct=${ct}`)).text();
        const targets = [...html.matchAll(/<a [^>]*href="(\/[^"?]*[Pp]ayTip[^"?]*)/g)].map(
          ([, href]) => href,
        );
        expect(targets, ct).toEqual([target]);
      }
      await cardOf(page).getByRole('button', { name: shelfTexts.guestName }).click();
      await expect(page).toHaveURL(/\/login\?redirect_path=%2Fnext%2Fsimple_vip/);
      await openShop(page, `${SIMPLE}?ct=web`, undefined);
      await payButton(page).click();
      const buyer = await makeBuyer(request);
      await logInOverPage(page, buyer.mobile);
      await expect(gifts).not.toHaveCount(0);
      const documents = page.getByRole('dialog', { name: checkoutTexts.agreeFirst });
      await expect(documents.getByRole('link', { name: simpleVipTexts.renewalAgreement })).toBeVisible();
      await documents.getByRole('button', { name: checkoutTexts.agreeAndPay }).click();
      await expect(page.getByRole('dialog', { name: checkoutTexts.payTitle })).toBeVisible();
      expect(await buyer.countOrders()).toBe(0);
    },
  }),
);

test(
  '[B-023][B-072][B-073][B-074] the simple purchase page is paid in the Android and iOS apps',
  journey({
    'in the Android app prices are asked for, channels are in order, and the wallet pays or cancels': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      const priced: string[] = [];
      page.on('request', (sent) => {
        if (sent.url().includes('goods_query/get')) priced.push(sent.url());
      });
      await onOrder(page, (orderNo) => playProvider(request, orderNo, 'drop'));
      // Change the price after the page has loaded: the popup shows the price of the query.
      await page.route('**/goods_query/get**', async (route) => {
        const fresh = await (await route.fetch()).json();
        await route.fulfill({ json: { ...fresh, data: { ...fresh.data, price: 23 } } });
      });
      const answers = { getAppInfo: { clientType: 'Android' }, payAlipay: 'paid', payWechat: 'cancelled' };
      await openShop(page, SIMPLE, buyer, { kind: 'hostObject', answers });
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      const popup = page.getByRole('dialog', { name: checkoutTexts.channelTitle });
      await expect(popup.getByRole('radio')).toHaveCount(2);
      await expect(popup.locator('label')).toContainText([/支付宝.*花呗.*¥23/s, /微信支付.*零钱.*¥23/s]);
      expect(priced).toHaveLength(2);
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
      await page.unroute('**/api/purchase_info/create_purchase');
      await payBy(page, 'wechat');
      await expect.poll(() => callsOf(page)).toContain('payWechat');
      await expect(popup).toBeHidden();
      await expect(page.getByText(checkoutTexts.doneTitle)).toBeHidden();
      await onOrder(page, (orderNo) => playProvider(request, orderNo, 'drop'));
      await payButton(page).click();
      await payBy(page, 'aliPay');
      await expect(dialogOf(page, checkoutTexts.doneTitle)).toBeVisible();
      await buyer.expectGrown(page);
    },
    'in the iOS app the store sells, and restores what was bought': async ({ page, request }) => {
      const buyer = await makeBuyer(request);
      const answers = { getAppInfo: { clientType: 'ios_rrsp_jzsp' }, restoreIos: [] };
      await onOrder(page, (orderNo) => buyInStore(page, request, orderNo));
      await openShop(page, SIMPLE, buyer, { kind: 'messageHandler', answers });
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      await closeSuccess(page);
      await buyer.expectGrown(page);
      await expect(page.locator('[data-block="iOSrenewstatement"]')).toBeVisible();
      await page.locator('[data-block="iOSrenewstatement"]').getByRole('button').click();
      await expect.poll(() => callsOf(page)).toContain('restoreIos');
      await expectToast(page, checkoutTexts.restoreNothing);
    },
    'a failed confirmation is shown, and tried again with what the store signed, never paid by a wallet':
      async ({ page, request }) => {
        const buyer = await makeBuyer(request);
        const answers = { getAppInfo: { clientType: 'ios_rrsp_jzsp' } };
        await onOrder(page, (orderNo) => buyInStore(page, request, orderNo));
        const confirms = '**/api/purchase_info/ios/confirm';
        const busy = { code: '5030', msg: '服务繁忙，请稍后再试', data: null };
        await page.route(confirms, (route) => route.fulfill({ status: 503, json: busy }));
        await openShop(page, SIMPLE, buyer, { kind: 'messageHandler', answers });
        await choosePaidOnce(page);
        await agree(page);
        await payButton(page).click();
        const unsure = dialogOf(page, checkoutTexts.storeUnsureTitle);
        await expect(unsure).toContainText(checkoutTexts.storeUnsureText, { timeout: 20_000 });
        await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
        await unsure.getByRole('button', { name: commonTexts.close }).click();
        await page.unroute(confirms);
        await page.reload();
        await expect(page.getByRole('button', { name: checkoutTexts.goOn })).toHaveCount(0);
        await closeSuccess(page);
        await buyer.expectGrown(page);
      },
  }),
);

test(
  '[B-075][B-076] the simple purchase page is paid in a browser with Alipay and WeChat',
  journey({
    'Alipay is preselected, its form is submitted, and the page after it knows the result': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await openShop(page, `${SIMPLE}?ct=web`, buyer);
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      const sheet = page.getByRole('dialog', { name: checkoutTexts.payTitle });
      await expect(sheet.getByRole('radio').first()).toBeChecked();
      const confirm = sheet.getByRole('button', { name: /^确认支付/ });
      const released = Promise.withResolvers<void>();
      await page.route('**/create_purchase_h5', async (route) => {
        await released.promise;
        await route.continue();
      });
      await confirm.click();
      await expect(sheet).toContainText(checkoutTexts.paying);
      released.resolve();
      await payAtCashier(page);
      await page.waitForURL(/\/next\/simple_vip/);
      await expect(dialogOf(page, checkoutTexts.doneTitle)).toBeVisible();
      expect(page.url()).not.toContain('orderNo');
      await buyer.expectGrown(page);
    },
    'WeChat leads back with a ticket that logs in once, and the token is not sent': async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const buyer = await makeBuyer(request);
      await openShop(page, `${SIMPLE}?ct=web`, buyer);
      await choosePaidOnce(page);
      await agree(page);
      await payButton(page).click();
      await payBy(page, 'wechat');
      await page.waitForURL(/redirect_url=/);
      expect(page.url()).not.toContain(buyer.token);
      // WeChat requires a referrer; the origin is enough.
      expect(await page.evaluate(() => document.referrer)).toBe(`${baseURL}/`);
      const home = new URL(page.url()).searchParams.get('redirect_url') ?? '';
      expect(new URL(home).pathname).toBe(SIMPLE);
      await payAtCashier(page);
      await page.waitForURL(/\/next\/simple_vip/);
      await expect(dialogOf(page, checkoutTexts.doneTitle)).toBeVisible();
      // WeChat may open the return address in a browser without the payer's session.
      const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
      const other = await elsewhere.newPage();
      await openPage(other, home);
      await expect(dialogOf(other, checkoutTexts.doneTitle)).toBeVisible();
      expect(new URL(other.url()).search).toBe('?ct=web');
      await buyer.expectGrown(other);
      await other.evaluate(() => localStorage.clear());
      await openPage(other, home);
      await expect(cardOf(other)).toContainText(shelfTexts.guestName);
      await elsewhere.close();
    },
  }),
);
