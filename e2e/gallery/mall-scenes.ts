import { commonTexts } from '@juban/contract/texts/common';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { reviewTexts } from '@juban/contract/texts/review';
import type { Page } from '@playwright/test';
import { makeHeldExchange } from '../lib/holds.ts';
import { cardsOf, confirmOf } from '../lib/mall.ts';
import { openPage } from '../lib/page.ts';
import type { State } from './scene.ts';

const RICH = { preset: 'member', points: 2_480 };

async function readBalance(page: Page): Promise<void> {
  await page.getByTestId('points').waitFor();
}

async function scrollPast(page: Page): Promise<void> {
  await readBalance(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByTestId('points-bar').waitFor();
}

async function askExchange(page: Page): Promise<void> {
  await readBalance(page);
  await cardsOf(page).getByRole('button', { name: mallPageTexts.exchange }).first().click();
  await confirmOf(page).waitFor();
}

async function exchangeOne(page: Page): Promise<void> {
  await askExchange(page);
  await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).click();
  await page.getByText(mallPageTexts.exchanged).waitFor();
  await openPage(page, '/mall/exchanges');
  await page.getByRole('list', { name: mallPageTexts.exchangesList }).waitFor();
}

async function readHeldExchange(page: Page): Promise<void> {
  const { token } = await makeHeldExchange(page.request);
  await openPage(page, `/mall/exchanges?token=${token}`);
  await page.getByText(reviewTexts.exchangeHeld).waitFor();
}

async function readEntries(page: Page): Promise<void> {
  await page.getByRole('list', { name: mallPageTexts.entriesList }).waitFor();
}

/** The mall for a user with points. */
export const MALL_STATES: Readonly<Record<string, readonly State[]>> = {
  '/mall': [
    { name: '有积分', page: '/mall', user: RICH, act: readBalance },
    { name: '滚动后', page: '/mall', user: RICH, act: scrollPast },
    { name: '兑换确认', page: '/mall', user: RICH, act: askExchange },
  ],
  '/mall/points': [{ name: '有明细', page: '/mall/points', user: RICH, act: readEntries }],
  '/mall/exchanges': [
    { name: '没有兑换', page: '/mall/exchanges', user: RICH },
    { name: '兑换过', page: '/mall', user: RICH, act: exchangeOne },
    { name: '正在核对', page: '/mall', act: readHeldExchange },
  ],
};
