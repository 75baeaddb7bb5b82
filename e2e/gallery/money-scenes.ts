import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { reviewTexts } from '@juban/contract/texts/review';
import type { Page } from '@playwright/test';
import { closeLevelUp } from '../lib/checkout.ts';
import { renewalsOf } from '../lib/contracts.ts';
import { decideOrder, makeHeldOrder } from '../lib/holds.ts';
import { moneyOf, playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import type { State } from './scene.ts';

const BUYER = { preset: 'newUser' };

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Creates orders for the user logged in on the page, with the calls the page would make. */
async function orderAs(page: Page, outcomes: ReadonlyArray<'paid' | 'open'>): Promise<string> {
  const token = await tokenOf(page);
  const money = moneyOf(page.request, { token });
  let newest = '';
  for (const outcome of outcomes) {
    newest = (await money.makeOrder()).orderNo;
    if (outcome === 'paid') await playProvider(page.request, newest);
  }
  return newest;
}

const shows =
  (path: string, text: string, ...outcomes: Array<'paid' | 'open'>) =>
  async (page: Page) => {
    await openPage(page, `${path}${await orderAs(page, outcomes)}`);
    await page.getByText(text, { exact: true }).first().waitFor();
  };

const RESULT = '/vip/pay-result?orderNo=';

async function showsPaid(page: Page): Promise<void> {
  await shows(RESULT, paymentTexts.resultPaid, 'paid')(page);
  await closeLevelUp(page);
}

const DETAIL = '/vip/orders?orderNo=';

async function listAll(page: Page): Promise<void> {
  await orderAs(page, ['paid', 'paid', 'open']);
  await openPage(page, '/vip/orders');
  await page.getByRole('list', { name: orderTexts.list }).waitFor();
}

async function askRefund(page: Page): Promise<void> {
  await shows(DETAIL, paymentTexts.stateFulfilled, 'paid')(page);
  await page.getByRole('button', { name: paymentTexts.refundAsk }).click();
  await page.getByRole('dialog', { name: paymentTexts.refundTitle }).waitFor();
}

/** Another user's order, held for review or refused after it. */
const reviewed = (path: string, text: string, decision?: 'refuse') => async (page: Page) => {
  const { user, orderNo } = await makeHeldOrder(page.request);
  if (decision) await decideOrder(page.request, orderNo, decision);
  await openPage(page, `${path}${orderNo}&token=${user.token}`);
  await page.getByText(text, { exact: true }).first().waitFor();
};

/** Brings a contract to a state, then opens the page that shows it. */
const renews = (text: string, bring?: 'unsign' | 'cancel' | 'ask') => async (page: Page) => {
  const renewals = renewalsOf(page.request, { token: await tokenOf(page) });
  const contractNo = await renewals.subscribe();
  if (bring === 'unsign') await renewals.playWallet(contractNo, 'unsign');
  if (bring === 'cancel') await renewals.cancel(contractNo);
  await openPage(page, '/vip/renewals');
  if (bring === 'ask') await page.getByRole('button', { name: renewalTexts.cancel }).click();
  await page.getByText(text, { exact: true }).first().waitFor();
};

const RENEWALS = '/vip/renewals';

/** Orders, refunds and renewals in the states that need an order. */
export const MONEY_STATES: Readonly<Record<string, readonly State[]>> = {
  '/vip/orders': [
    { name: '没有订单', page: '/vip/orders', user: BUYER },
    { name: '几笔订单', page: '/vip/orders', user: BUYER, act: listAll },
    {
      name: '已开通',
      page: '/vip/orders',
      user: BUYER,
      act: shows(DETAIL, paymentTexts.stateFulfilled, 'paid'),
    },
    {
      name: '待支付',
      page: '/vip/orders',
      user: BUYER,
      act: shows(DETAIL, paymentTexts.stateCreated, 'open'),
    },
    { name: '申请退款', page: '/vip/orders', user: BUYER, act: askRefund },
    { name: '正在核对', page: '/vip/orders', act: reviewed(DETAIL, reviewTexts.orderHeld) },
    {
      name: '核对未通过',
      page: '/vip/orders',
      act: reviewed(DETAIL, reviewTexts.orderRefused, 'refuse'),
    },
  ],
  [RENEWALS]: [
    { name: '没有续费', page: RENEWALS, user: BUYER },
    { name: '续费中', page: RENEWALS, user: BUYER, act: renews(renewalTexts.stateActive) },
    { name: '关闭前', page: RENEWALS, user: BUYER, act: renews(renewalTexts.cancelTitle, 'ask') },
    { name: '已关闭', page: RENEWALS, user: BUYER, act: renews(renewalTexts.stateClosing, 'cancel') },
    { name: '在钱包里关闭', page: RENEWALS, user: BUYER, act: renews(renewalTexts.reasonUnsigned, 'unsign') },
  ],
  '/vip/pay-result': [
    {
      name: '已支付',
      page: '/vip/orders',
      user: BUYER,
      act: showsPaid,
    },
    {
      name: '未支付',
      page: '/vip/orders',
      user: BUYER,
      act: shows(RESULT, paymentTexts.resultUnpaid, 'open'),
    },
    { name: '正在核对', page: '/vip/orders', act: reviewed(RESULT, reviewTexts.orderHeld) },
  ],
};
