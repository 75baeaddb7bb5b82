import { checkoutTexts } from '@juban/contract/texts/checkout';
import { unionTexts } from '@juban/contract/texts/union';
import type { Page } from '@playwright/test';
import { agree, payButton } from '../lib/checkout.ts';
import { accountRow, bindAccount, bindForm, confirmOf, UNIONS, type UnionType } from '../lib/union.ts';
import type { State } from './scene.ts';

const BUYER = { preset: 'newUser' };
const BOOKS = `${UNIONS.zhuishu.path}?ct=Android`;

const stateOf = (page: Page, state: string) =>
  page.locator(`[data-testid="partner-account"][data-state="${state}"]`).waitFor();

async function openBinding(page: Page): Promise<void> {
  await stateOf(page, 'unbound');
  await accountRow(page).getByRole('button', { name: unionTexts.bind }).click();
  await bindForm(page).locator('img').waitFor();
}

async function bindBooks(page: Page): Promise<void> {
  await stateOf(page, 'unbound');
  await bindAccount(page, page.request, 'zhuishu');
}

async function confirm(page: Page): Promise<void> {
  await bindBooks(page);
  await agree(page);
  await payButton(page).click();
  await confirmOf(page).waitFor();
}

async function chooseChannel(page: Page): Promise<void> {
  await confirm(page);
  await confirmOf(page).getByRole('button', { name: unionTexts.confirmBuy }).click();
  await page.getByRole('dialog', { name: checkoutTexts.channelTitle }).waitFor();
}

const first = (type: UnionType): State[] => [
  { name: '没有绑定', page: UNIONS[type].path, user: BUYER, act: (page) => stateOf(page, 'unbound') },
  { name: '应用商店里', page: `${UNIONS[type].path}?ct=ios_rrsp_jzsp` },
];

/** The union pages, and each dialog on the way to both memberships. */
export const UNION_STATES: Readonly<Record<string, readonly State[]>> = {
  '/vip/union/netease': first('you'),
  '/vip/union/qingting': first('qingting'),
  '/vip/union/zhuishu': [
    ...first('zhuishu'),
    { name: '绑定账号', page: BOOKS, user: BUYER, act: openBinding },
    { name: '已绑定', page: BOOKS, user: BUYER, act: bindBooks },
    { name: '确认账号', page: BOOKS, user: BUYER, act: confirm },
    { name: '支付渠道', page: BOOKS, user: BUYER, act: chooseChannel },
  ],
};
