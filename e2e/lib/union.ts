import type { CallOutput } from '@juban/contract';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import { unionPageTexts } from '@juban/contract/texts/union-pages';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readCaptcha } from './captcha.ts';
import { playHost, USER_AGENTS } from './hosts.ts';
import { type LabUser, labOf, newPhone } from './lab.ts';
import { openPage } from './page.ts';

export const UNIONS = {
  you: { path: '/vip/union/netease', notBound: unionTexts.notBoundYou },
  zhuishu: { path: '/vip/union/zhuishu', notBound: unionTexts.notBoundZhuishu },
  qingting: { path: '/vip/union/qingting', notBound: unionTexts.notBoundQingting },
} as const;
export type UnionType = keyof typeof UNIONS;
type Product = CallOutput<'getUnionProduct'>;

export const accountRow = (page: Page) => page.getByTestId('partner-account');
export const bindForm = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
export const confirmOf = (page: Page) => page.getByRole('dialog', { name: unionTexts.confirmTitle });

/** Calls the union API as this user and client. */
export function unionOf(request: APIRequestContext, token = '', clientType = 'Android') {
  const headers = { clientType, ...(token && { token }) };
  const get = async <Data>(path: string): Promise<Data> =>
    (await (await request.get(path, { headers })).json()).data;
  return {
    product: (type: UnionType) => get<Product>(`/api/union-vip/product?type=${type}`),
    config: (type: UnionType) => get<CallOutput<'getUnionConfig'>>(`/api/union-vip/config?type=${type}`),
    order: (orderNo: string) => get<CallOutput<'getUnionOrder'>>(`/api/union-vip/order?orderNo=${orderNo}`),
  };
}

const CLIENTS = {
  android: 'Android',
  iosLite: 'ios_rrsp_jzsp',
  ipad: 'ipad_rrsp',
  iosSecond: 'ios_rrtv_jsb',
} as const;
type UnionHost = keyof typeof CLIENTS;
export const clientOf = (host: UnionHost): string => CLIENTS[host];

/** Plays the app: the user is a visitor at first and logs in through the app. */
export async function playUnionHost(page: Page, host: UnionHost, { token }: LabUser, answers: object = {}) {
  const agents: Partial<Record<UnionHost, string>> = { android: USER_AGENTS.android, ipad: USER_AGENTS.ipad };
  await playHost(page, agents[host] ?? USER_AGENTS.ios, {
    kind: host === 'android' ? 'hostObject' : 'messageHandler',
    answers: {
      getAppInfo: { clientType: clientOf(host) },
      login: { outcome: 'loggedIn', token },
      ...answers,
    },
  });
}

/** Logs in through the app from the account row. */
export async function logInFromAccountRow(page: Page): Promise<void> {
  await accountRow(page).getByRole('button', { name: commonTexts.toLogin }).click();
  await expect(accountRow(page)).toHaveAttribute('data-state', /unbound|bound/);
}

export async function openUnion(page: Page, type: UnionType): Promise<void> {
  await openPage(page, UNIONS[type].path);
  await page.waitForURL(/[?&]ct=/);
}

/** Binds as a user does: by captcha and SMS, or on the partner's page. */
export async function bindAccount(page: Page, request: APIRequestContext, type: UnionType): Promise<void> {
  await accountRow(page).getByRole('button', { name: unionTexts.bind }).click();
  if (type === 'you') await bindAtPartner(page);
  else await bindByPhone(page, request, newPhone());
  await expect(accountRow(page)).toHaveAttribute('data-state', 'bound');
}

/** Logs in on the partner's page under a unique name. */
export async function pickAccount(page: Page, back = /\/vip\/union\/netease\/status\//): Promise<string> {
  const account = `mart${newPhone()}`;
  await page.getByLabel('账号').fill(account);
  await page.getByRole('button', { name: '登录并绑定' }).click();
  await page.waitForURL(back);
  return account;
}

/** Goes through the partner's page and our status page back to the union page. */
async function bindAtPartner(page: Page): Promise<void> {
  await pickAccount(page);
  await expect(page.getByRole('heading', { name: unionTexts.statusDone })).toBeVisible();
  await page.getByRole('button', { name: unionTexts.statusReturn }).click();
  await page.waitForURL(/\/vip\/union\/netease(?:\?|$)/);
}

export const readPicture = (page: Page, request: APIRequestContext): Promise<string> =>
  readCaptcha(request, bindForm(page).locator('img'));

export async function bindByPhone(page: Page, request: APIRequestContext, phone: string): Promise<void> {
  const form = bindForm(page);
  await form.getByLabel(phoneCodeTexts.phoneLabel).fill(phone);
  await form.getByLabel(unionPageTexts.pictureLabel, { exact: true }).fill(await readPicture(page, request));
  await form.getByRole('button', { name: phoneCodeTexts.getCode }).click();
  await expect(form.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await form.getByLabel(unionPageTexts.codeLabel).fill(await labOf(request).readCode(phone));
  await form.getByRole('button', { name: unionTexts.bindNow, exact: true }).click();
  await expect(form).toBeHidden();
}
