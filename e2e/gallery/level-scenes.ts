import type { Page } from '@playwright/test';
import type { State } from './scenes.ts';

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

const JADE = { vipDays: 31, vPower: 1_286 };

/** Level pages as different members see them. */
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
  '/vip/level/rewards': [{ name: 'V5', page: '/vip/level/rewards', user: JADE, act: offersReward }],
  [TABLE]: [
    { name: 'V5', page: `${TABLE}?ct=Android&cv=10.19.0`, user: JADE, act: findsItself },
    { name: '已到期', page: TABLE, user: { preset: 'expired' } },
  ],
};
