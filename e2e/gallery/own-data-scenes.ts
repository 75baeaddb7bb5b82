import { accountTexts } from '@juban/contract/texts/account';
import { agreementChangeTexts } from '@juban/contract/texts/agreement-changes';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import type { Page } from '@playwright/test';
import { openPage } from '../lib/page.ts';
import type { Lab, State } from './scene.ts';

const AGREEMENT = '/next/agreement';
const MY_DATA = '/next/my-data';
const USER = { preset: 'member' };

async function askExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: myDataTexts.exportAct, exact: true }).click();
  await page.getByRole('dialog', { name: myDataTexts.exportConfirm }).waitFor();
}

async function askLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: accountTexts.logOut }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Opens a link that carries another user's login. */
async function askWhichLogin(page: Page, lab: Lab): Promise<void> {
  const { token } = await lab.makeUser(USER);
  await page.goto(`/account?token=${token}`);
  await page.getByRole('alertdialog').waitFor();
}

async function askDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: myDataTexts.deleteAct, exact: true }).click();
  await page.getByRole('dialog', { name: myDataTexts.confirmTitle }).getByRole('checkbox').check();
}

async function confirmDeletion(page: Page, lab: Lab): Promise<void> {
  const { token, mobile } = await lab.makeUser(USER);
  await openPage(page, `${MY_DATA}?token=${token}`);
  await askDeletion(page);
  const dialog = page.getByRole('dialog', { name: myDataTexts.confirmTitle });
  await dialog.getByRole('button', { name: phoneCodeTexts.getCode }).click();
  await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
  await dialog.getByRole('textbox').fill(await lab.readCode(mobile));
  await dialog.getByRole('button', { name: myDataTexts.confirmAct }).click();
  await page.getByTestId('deletion').waitFor();
}

const CHANGES = {
  agreedVersion: 1,
  agreedTime: Date.UTC(2026, 7, 1),
  version: 2,
  blocks: [
    { kind: 'same', pieces: [{ kind: 'same', text: '一、我们收集的信息' }] },
    {
      kind: 'changed',
      pieces: [
        { kind: 'same', text: '我们会在' },
        { kind: 'removed', text: '三十' },
        { kind: 'added', text: '十五' },
        { kind: 'same', text: '个工作日内答复。' },
      ],
    },
    { kind: 'added', pieces: [{ kind: 'added', text: '您可以获取个人信息的副本。' }] },
  ],
};

async function showChanges(page: Page): Promise<void> {
  await page.route('**/changes', (route) => route.fulfill({ json: { code: 200, msg: '', data: CHANGES } }));
  await openPage(page, `${AGREEMENT}?type=privacy`);
  await page.getByRole('button', { name: agreementChangeTexts.showChanges }).click();
  await page.getByRole('article').locator('ins').first().waitFor();
}

/** Legal documents and the user's own data. */
export const OWN_DATA_STATES: Readonly<Record<string, readonly State[]>> = {
  [AGREEMENT]: [
    { name: '隐私政策', page: `${AGREEMENT}?type=privacy` },
    { name: '红色标签', page: `${AGREEMENT}?type=privacy&ct=android_jqq_huawei` },
    { name: '没有这份协议', page: `${AGREEMENT}?type=nothing` },
    { name: '改动', page: `${AGREEMENT}?type=privacy`, user: USER, act: showChanges },
  ],
  [MY_DATA]: [
    { name: '我的数据', page: MY_DATA, user: USER },
    { name: '导出前', page: MY_DATA, user: USER, act: askExport },
    { name: '注销前', page: MY_DATA, user: USER, act: askDeletion },
    { name: '冷静期', page: MY_DATA, act: confirmDeletion },
  ],
  '/account': [
    { name: '我的账号', page: '/account', user: USER },
    { name: '退出前', page: '/account', user: USER, act: askLogOut },
    { name: '链接带来另一个登录', page: '/account', user: USER, act: askWhichLogin },
  ],
  '/account/sessions': [{ name: '登录管理', page: '/account/sessions', user: USER }],
};
