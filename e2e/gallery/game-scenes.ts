import { feedbackTexts } from '@juban/contract/texts/feedback';
import { gameReportTexts } from '@juban/contract/texts/game-report';
import { gamesTexts } from '@juban/contract/texts/games';
import type { Page } from '@playwright/test';
import { makePicture } from '../lib/feedback.ts';
import type { State } from './scene.ts';

const REPORT = '/games/report?id=3001';

async function scrollToInfo(page: Page): Promise<void> {
  await page.locator('summary').click();
  await page.locator('summary').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 160));
}

async function chooseReason(page: Page): Promise<void> {
  await page.getByRole('radio', { name: gamesTexts.reasonFee }).check();
}

async function addPicture(page: Page): Promise<void> {
  await chooseReason(page);
  await page.getByRole('textbox').fill('第二次充值 6 元没有到账，订单页显示已完成');
  await page.getByLabel(feedbackTexts.addPictureLabel).setInputFiles(await makePicture());
  await page.locator('[data-testid="picture"][data-state="stored"]').waitFor();
}

async function sendReport(page: Page): Promise<void> {
  await chooseReason(page);
  await page.getByRole('button', { name: gameReportTexts.submit }).click();
  await page.getByTestId('report-done').waitFor();
}

/** A game in each state, and a report from start to end. */
export const GAME_STATES: Readonly<Record<string, readonly State[]>> = {
  '/games/detail': [
    { name: '同名剧与礼包', page: '/games/detail?id=3005' },
    { name: '权限与信息', page: '/games/detail?id=3005', act: scrollToInfo },
    { name: '秒玩', page: '/games/detail?id=3003' },
    { name: '可预约', page: '/games/detail?id=3006' },
    { name: '已下架', page: '/games/detail?id=3030' },
    { name: '没有这款游戏', page: '/games/detail?id=0' },
  ],
  '/games/report': [
    { name: '带图', page: REPORT, user: {}, act: addPicture },
    { name: '已收到', page: REPORT, user: {}, act: sendReport },
    { name: '没有这款游戏', page: '/games/report' },
  ],
};
