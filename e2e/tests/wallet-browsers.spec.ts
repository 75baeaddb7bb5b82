import { checkoutTexts } from '@juban/contract/texts/checkout';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { orderTexts } from '@juban/contract/texts/orders';
import { walletTexts } from '@juban/contract/texts/wallets';
import { expect, type Page, test } from '@playwright/test';
import { agree, choosePaidOnce, dialogOf, makeBuyer, openShop, payButton, payBy } from '../lib/checkout.ts';
import { playMiniProgram } from '../lib/hosts.ts';
import { openPage } from '../lib/page.ts';
import { openPhone, playWechat } from '../lib/scan.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: checkoutTexts.payTitle });
const alertOf = (page: Page) => page.getByRole('alertdialog');

test('[B-068] inside WeChat an order is paid by WeChat’s own means, and its owner comes home', async ({
  browser,
  request,
}) => {
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
});

test('[B-068] a package that WeChat does not pay says so inside WeChat, and orders nothing', async ({
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
});

test('[B-068] inside Alipay there is no other wallet', async ({ browser, request }) => {
  const phone = await openPhone(browser, 'alipay');
  await openShop(phone, '/vip?ct=web', await makeBuyer(request));
  await choosePaidOnce(phone);
  await agree(phone);
  await payButton(phone).click();
  await expect(sheetOf(phone).getByRole('radio')).toHaveCount(1);
  await expect(sheetOf(phone)).toContainText(walletTexts.aliPay);
  await phone.context().close();
});

test('[B-068] in a mini-program whoever cancelled goes on with the order on its own page, from every page of ours', async ({
  page,
  request,
}) => {
  const buyer = await makeBuyer(request);
  await playMiniProgram(page);
  const payPage = async () => {
    const shown = () => page.evaluate(() => Reflect.get(window, 'payPage') as string | undefined);
    await expect.poll(shown).toBeDefined();
    return new URL((await shown()) ?? '', 'https://mini.invalid').searchParams;
  };
  await openShop(page, '/vip', buyer);
  await agree(page);
  await payButton(page).click();
  await expect(alertOf(page)).toContainText(checkoutTexts.notPaidHere);
  await alertOf(page).getByRole('button').click();
  await choosePaidOnce(page);
  await payButton(page).click();
  await payBy(page, 'wechat');
  const first = await payPage();
  const orderNo = first.get('orderNo') ?? '';

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(first.get('back') ?? '');
  const unpaid = dialogOf(page, checkoutTexts.unpaidTitle);
  await unpaid.getByRole('button', { name: checkoutTexts.goOn }).click();
  expect((await payPage()).get('orderNo')).toBe(orderNo);

  await openPage(page, `/vip/pay-result?orderNo=${orderNo}`);
  await page.getByRole('button', { name: orderTexts.payAgain }).click();
  expect((await payPage()).get('orderNo')).toBe(orderNo);
  expect(await buyer.countOrders()).toBe(1);
});
