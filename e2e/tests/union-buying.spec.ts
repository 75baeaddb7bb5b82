import { checkoutTexts } from '@juban/contract/texts/checkout';
import { unionTexts } from '@juban/contract/texts/union';
import { walletTexts } from '@juban/contract/texts/wallets';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { agree, closeLevelUp, dialogOf, makeBuyer, payAtCashier, payButton, payBy } from '../lib/checkout.ts';
import { callsOf } from '../lib/hosts.ts';
import { playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import {
  accountRow,
  bindAccount,
  clientOf,
  confirmOf,
  logInFromAccountRow,
  openUnion,
  playUnionHost,
  UNIONS,
  unionOf,
} from '../lib/union.ts';

const ORDER = '**/api/union-vip/order';

/** Runs `act` after the order was created and before the app answers; returns the order number. */
async function onUnionOrder(page: Page, act: (orderNo: string) => Promise<void>): Promise<() => string> {
  let made = '';
  await page.route(ORDER, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    made = data?.orderNo ?? '';
    if (made) await act(made);
    await route.fulfill({ response });
  });
  return () => made;
}

/** Agrees, taps buy and reads the account in the confirmation. */
async function buyUpToConfirm(page: Page): Promise<void> {
  await agree(page);
  await payButton(page).click();
  const account = await accountRow(page).locator('b').innerText();
  await expect(confirmOf(page)).toContainText(account);
}

test('[C-007][C-058] in the Android app a visitor logs in, binds at the partner, pays by WeChat and is granted', async ({
  page,
  request,
}) => {
  const buyer = await makeBuyer(request);
  await playUnionHost(page, 'android', buyer, { payWechat: 'paid' });
  const orderNo = await onUnionOrder(page, (no) => playProvider(request, no, 'drop'));
  await openUnion(page, 'you');
  await logInFromAccountRow(page);
  await bindAccount(page, request, 'you');
  await buyUpToConfirm(page);
  await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
  await confirmOf(page).getByRole('button', { name: unionTexts.confirmBuy }).click();
  const { sellChannel } = await unionOf(request).product('you');
  const popup = page.getByRole('dialog', { name: checkoutTexts.channelTitle });
  await expect(popup.getByRole('radio')).toHaveCount(2);
  for (const { payType, price } of sellChannel) {
    const sign = payType === 'Wechat' ? 'wechat' : 'aliPay';
    const offer = popup.locator('label').filter({ has: page.locator(`[data-wallet=${sign}]`) });
    await expect(offer).toContainText(walletTexts[sign]);
    await expect(offer).toContainText(`¥${price}`);
  }
  await payBy(page, 'wechat');
  const done = dialogOf(page, checkoutTexts.doneTitle);
  await expect(done).toBeVisible();
  expect(await callsOf(page)).toContain('payWechat');
  const order = () => unionOf(request, buyer.token).order(orderNo());
  await expect.poll(async () => (await order()).partnerStatus).toBe('arrived');
  expect((await buyer.read()).vipInfo.expiredTime).not.toBeNull();
});

test('[C-048][C-007] on an iPad the App Store sells without a choice of channels, and the partner grants', async ({
  page,
  request,
}) => {
  const buyer = await makeBuyer(request);
  await playUnionHost(page, 'ipad', buyer);
  const orderNo = await onUnionOrder(page, async (no) => {
    const answer = await request.post('/lab/api/apple/purchase', { data: { orderNo: no, notify: 'drop' } });
    const { jws } = await answer.json();
    // The store signs for this order, so set the host's answer now.
    await page.evaluate((signed) => {
      const { juban } = Reflect.get(window, 'webkit').messageHandlers;
      const ask = juban.postMessage;
      juban.postMessage = (call: { id: string; method: string; args?: unknown }) => {
        if (call.method !== 'purchaseIos') return ask(call);
        Reflect.set(window, 'bought', call.args);
        return Promise.resolve({ id: call.id, ok: true, value: { result: 'paid', jws: signed } });
      };
    }, jws);
  });
  await openUnion(page, 'qingting');
  await logInFromAccountRow(page);
  await bindAccount(page, request, 'qingting');
  const product = await unionOf(request, '', clientOf('ipad')).product('qingting');
  expect(product.platform).toBe(3);
  expect(Object.keys(product.iosProduct ?? {})).toEqual(
    expect.arrayContaining(
      'refGoodsCode cornerTitle description id idxOrder oriPrice price renewType showName subTitle experience'.split(
        ' ',
      ),
    ),
  );
  expect(product.iosProduct?.renewType).toBe('NORMAL');
  await buyUpToConfirm(page);
  await expect(confirmOf(page)).toContainText(`¥${product.iosProduct?.price}`);
  await confirmOf(page).getByRole('button', { name: unionTexts.confirmBuy }).click();
  await expect(dialogOf(page, checkoutTexts.doneTitle)).toBeVisible();
  await expect(page.getByRole('dialog', { name: checkoutTexts.channelTitle })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'bought'))).toMatchObject({
    productId: product.iosProduct?.refGoodsCode,
  });
  const order = () => unionOf(request, buyer.token).order(orderNo());
  await expect.poll(async () => (await order()).partnerStatus).toBe('arrived');
});

test('[C-058][C-079] a browser pays at the cashier and comes back to the partner’s page; the book partner sells once a year', async ({
  page,
  request,
}) => {
  const buyer = await makeBuyer(request);
  await openPage(page, `${UNIONS.zhuishu.path}?token=${buyer.token}`);
  await bindAccount(page, request, 'zhuishu');
  await buyUpToConfirm(page);
  await page.route(ORDER, (route) =>
    route.fulfill({ json: { code: '2103', msg: '支付渠道繁忙，请稍后再试', data: null } }),
  );
  await confirmOf(page).getByRole('button', { name: unionTexts.confirmBuy }).click();
  await payBy(page, 'aliPay');
  const failed = dialogOf(page, checkoutTexts.createFailed);
  await expect(failed).toContainText('支付渠道繁忙');
  await failed.getByRole('button').first().click();
  await page.unroute(ORDER);
  await payButton(page).click();
  await confirmOf(page).getByRole('button', { name: unionTexts.confirmBuy }).click();
  await expectToFit(page, [320, 390]);
  await payBy(page, 'aliPay');
  await page.waitForURL(/alipay/);
  await payAtCashier(page);
  await page.waitForURL(/\/vip\/union\/zhuishu/);
  const done = dialogOf(page, checkoutTexts.doneTitle);
  await expect(done).toBeVisible();
  expect(page.url()).not.toContain('orderNo');
  await done.getByRole('button').click();
  await closeLevelUp(page);
  await agree(page);
  await payButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(unionTexts.onceAYear);
  expect(await buyer.countOrders()).toBe(1);
});
