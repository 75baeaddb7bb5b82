import type { Page } from '@playwright/test';
import type { State } from './scene.ts';

const HOME = '/vip/level/home';
const TABLE = '/vip/level/table';

const knows = (vPower: string) => async (page: Page) => {
  await page.getByTestId('v-power').filter({ hasText: vPower }).waitFor();
};

async function lookAhead(page: Page): Promise<void> {
  await knows('1,286')(page);
  await page.getByTestId('arc').getByRole('button', { name: 'V7', exact: true }).click();
}

async function findsItself(page: Page): Promise<void> {
  await page.locator('th[aria-current]').waitFor();
}

async function listsEntries(page: Page): Promise<void> {
  await page.getByTestId('ledger-entry').first().waitFor();
}

async function offersReward(page: Page): Promise<void> {
  await page.locator('[data-state="claimable"]').first().waitFor();
}

async function claimFirst(page: Page): Promise<void> {
  await page.locator('[data-state="claimable"]').nth(1).getByRole('button').click();
  await page.getByTestId('medal').waitFor();
}

const checksIn = (role: 'dialog' | 'alertdialog') => async (page: Page) => {
  const button = page.getByTestId('membership-card').getByTestId('check-in');
  await button.filter({ visible: true }).click();
  await page.getByRole(role).waitFor();
};

const PURCHASE = '/vip?ct=Android';

/** The check-in on the membership card of the purchase home. */
export const CHECK_IN_STATES: readonly State[] = [
  { name: '签到成功', page: PURCHASE, user: { vipDays: 31, vPower: 1_286 }, act: checksIn('alertdialog') },
  { name: '签到升级', page: PURCHASE, user: { vipDays: 31, vPower: 149 }, act: checksIn('dialog') },
  { name: '续费后签到', page: PURCHASE, user: { preset: 'expired' }, act: checksIn('alertdialog') },
];

const JADE = { vipDays: 31, vPower: 1_286 };

/** Level pages for different members. */
export const LEVEL_STATES: Readonly<Record<string, readonly State[]>> = {
  [HOME]: [
    { name: 'V5', page: HOME, user: JADE, act: knows('1,286') },
    { name: 'V5 看 V7', page: HOME, user: JADE, act: lookAhead },
    { name: 'V8', page: HOME, user: { preset: 'v8' }, act: knows('5,600') },
    { name: '已到期', page: HOME, user: { preset: 'expired' }, act: knows('60') },
  ],
  '/vip/level/rules': [{ name: '新版客户端', page: '/vip/level/rules?ct=Android&cv=10.19.0' }],
  '/vip/level/detail': [
    { name: '有明细', page: '/vip/level/detail', user: { preset: 'expired' }, act: listsEntries },
    { name: '没有明细', page: '/vip/level/detail', user: { preset: 'newUser' } },
  ],
  '/vip/level/rewards': [
    { name: 'V5', page: '/vip/level/rewards', user: JADE, act: offersReward },
    { name: '领过一份', page: '/vip/level/rewards', user: JADE, act: claimFirst },
  ],
  [TABLE]: [
    { name: 'V5', page: `${TABLE}?ct=Android&cv=10.19.0`, user: JADE, act: findsItself },
    { name: '已到期', page: TABLE, user: { preset: 'expired' } },
  ],
};
