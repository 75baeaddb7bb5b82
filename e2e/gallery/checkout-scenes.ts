import { checkoutTexts } from '@juban/contract/texts/checkout';
import type { Page } from '@playwright/test';
import { agree, choosePaidOnce, payButton, payBy } from '../lib/checkout.ts';
import type { State } from './scene.ts';

const WEB = '/next/simple_vip?ct=web';
const CHANNELS = '/next/simple_vip?ct=Android';
const MEMBER = { preset: 'member' };
const RENEWABLE = '连续包月';

const answering = (page: Page, path: string, data: object, code = '0000', msg = '') =>
  page.route(`**/api/purchase_info/${path}*`, (route) => route.fulfill({ json: { code, msg, data } }));

async function begin(page: Page, goods?: string): Promise<void> {
  if (goods) await page.getByTestId('package-card').filter({ hasText: goods }).first().click();
  else await choosePaidOnce(page);
  await agree(page);
  await payButton(page).click();
}

const opens = (title: string, goods?: string) => async (page: Page) => {
  await begin(page, goods);
  await page.getByRole('dialog', { name: title }).waitFor();
};

async function remind(page: Page): Promise<void> {
  await answering(page, 'check/renew', { bind: true });
  await opens(checkoutTexts.repeatTitle, RENEWABLE)(page);
}

async function refuse(page: Page): Promise<void> {
  await answering(page, 'create_purchase_h5', {}, '2103', '支付渠道繁忙，请稍后再试');
  await begin(page);
  await payBy(page, 'aliPay');
  await page.getByRole('dialog', { name: checkoutTexts.createFailed }).waitFor();
}

/** Returns from the cashier without paying. */
async function comeBackUnpaid(page: Page): Promise<void> {
  await begin(page);
  await payBy(page, 'aliPay');
  await page.waitForURL(/alipay/);
  await page.goBack();
  await page.getByRole('dialog', { name: checkoutTexts.unpaidTitle }).waitFor();
}

/** The short page and each dialog on the way to paying. */
export const CHECKOUT_STATES: Readonly<Record<string, readonly State[]>> = {
  '/next/simple_vip': [
    { name: '会员', page: WEB, user: MEMBER },
    { name: '支付方式，两种钱包', page: WEB, user: MEMBER, act: opens(checkoutTexts.payTitle) },
    { name: '支付方式，连续套餐', page: WEB, user: MEMBER, act: opens(checkoutTexts.payTitle, RENEWABLE) },
    { name: '支付渠道', page: CHANNELS, user: MEMBER, act: opens(checkoutTexts.channelTitle) },
    {
      name: '支付渠道，连续套餐',
      page: CHANNELS,
      user: MEMBER,
      act: opens(checkoutTexts.channelTitle, RENEWABLE),
    },
    { name: '重复订阅提醒', page: WEB, user: MEMBER, act: remind },
    { name: '创建订单失败', page: WEB, user: MEMBER, act: refuse },
    { name: '还没有支付', page: WEB, user: MEMBER, act: comeBackUnpaid },
    { name: 'iOS', page: '/next/simple_vip?ct=ios_zyb', user: MEMBER },
  ],
};
