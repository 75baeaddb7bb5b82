import { punchTexts } from '@juban/contract/texts/punch';
import type { Page } from '@playwright/test';
import type { State } from './scene.ts';

const PAGE = '/dailyPunch';
const IN_APP = `${PAGE}?ct=Android&cv=10.2.4`;

const reaches = (stage: string) => async (page: Page) => {
  await page.locator(`[data-testid="punch"][data-stage="${stage}"]`).waitFor();
};

async function marks(page: Page): Promise<void> {
  await page.getByTestId('punch-mark').click();
  await page.getByTestId('punch-gain').waitFor();
}

async function checkInAndClose(page: Page): Promise<void> {
  await marks(page);
  await page.keyboard.press('Escape');
  await page.getByTestId('punch-gain').waitFor({ state: 'hidden' });
}

async function isRefused(page: Page): Promise<void> {
  await page.route('**/api/mark/mark', (route) =>
    route.fulfill({ json: { code: '2156', msg: '新人签到已结束，感谢你的参与', data: null } }),
  );
  await page.getByTestId('punch-mark').click();
  await page.getByRole('alertdialog').waitFor();
}

async function asksPermission(page: Page): Promise<void> {
  const reminder = page.getByRole('switch', { name: punchTexts.remind });
  await reminder.click();
  await page.getByRole('dialog').waitFor();
}

/** A missed day between two checked ones. */
async function showMissedDay(page: Page): Promise<void> {
  await page.route('**/api/mark/records*', async (route) => {
    const answer = await (await route.fetch()).json();
    const markTime = answer.data.curTime - 2 * 86_400_000;
    const records = [{ markTime, dayNum: 1, userId: answer.data.userId }];
    await route.fulfill({ json: { ...answer, data: { ...answer.data, records, rewardDays: 2 } } });
  });
  await page.reload();
  await page.locator('[data-testid="day-card"][data-state="2"]').waitFor();
}

const NEW = { preset: 'newUser' };

/** The new-user check-in for different users. */
export const PUNCH_STATES: Readonly<Record<string, readonly State[]>> = {
  [PAGE]: [
    { name: '第 1 天', page: IN_APP, user: NEW, act: reaches('ready') },
    { name: '漏签一天', page: IN_APP, user: NEW, act: showMissedDay },
    { name: '签到成功', page: IN_APP, user: NEW, act: marks },
    { name: '今天已签', page: IN_APP, user: NEW, act: checkInAndClose },
    { name: '不是新用户', page: IN_APP, user: { preset: 'member' }, act: reaches('notNew') },
    { name: '签到失败', page: IN_APP, user: NEW, act: isRefused },
    { name: '打开系统通知', page: IN_APP, user: NEW, act: asksPermission },
  ],
};
