import { desktopTexts } from '@juban/contract/texts/desktop';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { identityTexts } from '@juban/contract/texts/identity';
import { tvTexts } from '@juban/contract/texts/tv';
import type { Page } from '@playwright/test';
import { playHost, USER_AGENTS } from '../lib/hosts.ts';
import { playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { makeCode } from '../lib/scan.ts';
import type { State } from './scene.ts';

const BUYER = { preset: 'newUser', nickName: '林间有鹿' };
const HANDOFF = '/next/vip/handoff';
const TV = '/next/vip/tv?ct=tv';
const PC = '/next/vip/pc?ct=win_rrsp';
const PLUS = `${PC}&showMutil=1`;
const HUAWEI = '/next/vip/pc?ct=win_rrsp_huawei';
const CASHIER_360 = '/next/vip/pc?ct=win_rrsp_360&cv=1.13.0';
const SCAN_PAGE = '/next/vip/m-pc';
type Wanted = Parameters<typeof makeCode>[2];

const codeFor = async (page: Page, wanted?: Wanted) => {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  return makeCode(page.request, { token }, wanted);
};

/** Shows the page in this app's browser after a scan, and blocks navigation away from it. */
async function scan(page: Page, scanner: keyof typeof USER_AGENTS, path: string): Promise<void> {
  await playHost(page, USER_AGENTS[scanner]);
  await page.route('**/api/selling-tv/create-purchase-h5', (route) => route.abort());
  await openPage(page, path);
}

async function waitToPay(page: Page): Promise<void> {
  await scan(page, 'alipay', (await codeFor(page)).path);
  // Close the alert about the failed call.
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.getByRole('button', { name: /^确认支付/ }).waitFor();
}

const asks = (title: string, plus: boolean) => async (page: Page) => {
  const { orderNo } = await codeFor(page, { renew: 1 });
  await playProvider(page.request, orderNo);
  await scan(page, 'alipay', (await codeFor(page, { renew: 1, plus })).path);
  await page.getByRole('dialog', { name: title }).waitFor();
};

async function showPaid(page: Page): Promise<void> {
  const { orderNo, path } = await codeFor(page);
  await playProvider(page.request, orderNo);
  await scan(page, 'alipay', path);
  await page.getByRole('heading', { name: handoffTexts.doneTitle }).waitFor();
}

async function readByAnother(page: Page): Promise<void> {
  await scan(page, 'browser', (await codeFor(page, { wallet: 'wechat' })).path);
  await page.getByRole('heading', { name: handoffTexts.scanEither }).waitFor();
}

async function findNothing(page: Page): Promise<void> {
  await scan(page, 'alipay', `${HANDOFF}?orderInfoMD5=${'0'.repeat(32)}`);
  await page.getByRole('alert').waitFor();
}

const tvState = (reach: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, TV);
  await reach(page);
};

async function askLogin(page: Page): Promise<void> {
  await page.getByRole('button', { name: tvTexts.loginButton }).click();
  await page.getByRole('dialog', { name: identityTexts.modalTitle }).waitFor();
}

async function payOnTv(page: Page): Promise<void> {
  const given = await page.waitForResponse('**/selling-tv/goods/qr*');
  await playProvider(page.request, (await given.json()).data.orderNo);
  await page.getByRole('heading', { name: tvTexts.paidTitle }).waitFor();
}

const desktopState = (path: string, reach: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, path);
  await reach(page);
};

async function payOnDesktop(page: Page): Promise<void> {
  const given = await page.waitForResponse('**/purchase_info/create_qr*');
  await playProvider(page.request, (await given.json()).data.orderNo);
  await page.getByRole('dialog', { name: desktopTexts.successTitle }).waitFor();
}

const seeOverlay = (page: Page) => page.getByRole('button', { name: desktopTexts.agreeAndOpen }).waitFor();

const showCode = (page: Page) => page.getByTestId('qr').waitFor();

/** Screens that show a code, and the phone pages after the scan. */
export const SCAN_STATES: Readonly<Record<string, readonly State[]>> = {
  [HANDOFF]: [
    { name: '待支付', page: HANDOFF, user: BUYER, act: waitToPay },
    { name: '升级', page: HANDOFF, user: BUYER, act: asks(handoffTexts.upgradeTitle, true) },
    { name: '重复签约', page: HANDOFF, user: BUYER, act: asks(handoffTexts.repeatTitle, false) },
    { name: '换支付宝或微信扫', page: HANDOFF, user: BUYER, act: readByAnother },
    { name: '二维码失效', page: HANDOFF, act: findNothing },
    { name: '支付成功', page: HANDOFF, user: BUYER, act: showPaid },
  ],
  '/next/vip/pc': [
    { name: '二维码', page: PC, user: BUYER, act: desktopState(PC, showCode) },
    { name: 'VIP+', page: PLUS, user: BUYER, act: desktopState(PLUS, showCode) },
    { name: '先同意', page: HUAWEI, user: BUYER, act: desktopState(HUAWEI, seeOverlay) },
    { name: '360 收银台', page: CASHIER_360, user: BUYER, act: desktopState(CASHIER_360, showCode) },
    { name: '开通成功', page: PC, user: BUYER, act: desktopState(PC, payOnDesktop) },
  ],
  '/next/vip/m-pc': [{ name: '二维码', page: SCAN_PAGE, user: BUYER, act: showCode }],
  '/next/vip/tv': [
    { name: '未登录', page: TV, act: tvState(async () => {}) },
    { name: '登录', page: TV, act: tvState(askLogin) },
    { name: '二维码', page: TV, user: BUYER, act: tvState(showCode) },
    { name: '支付成功', page: TV, user: BUYER, act: tvState(payOnTv) },
  ],
};
