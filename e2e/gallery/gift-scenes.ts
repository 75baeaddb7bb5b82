import { giftTexts } from '@juban/contract/texts/gift';
import type { Page } from '@playwright/test';
import { buyGifts, claimGift } from '../lib/gifts.ts';
import { openPage } from '../lib/page.ts';
import type { State } from './scene.ts';

const PAGE = '/vip/reciveThirdVip';
const MEMBER = { preset: 'member' };

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

async function own(page: Page): Promise<void> {
  const user = { token: await tokenOf(page) };
  await buyGifts(page.request, user, ['year', 'week', 'season']);
  await claimGift(page.request, user, { type: 'season', choice: 'tea-month' });
  await openPage(page, PAGE);
  await page.getByTestId('gift').first().waitFor();
}

async function choose(page: Page): Promise<void> {
  await own(page);
  await openPage(page, `${PAGE}?type=year`);
  await page.getByRole('dialog', { name: giftTexts.combos }).getByText('栗弦音乐').click();
}

/** VIP+ gifts in the states that need an order. */
export const GIFT_STATES: Readonly<Record<string, readonly State[]>> = {
  [PAGE]: [
    { name: '没有购买', page: PAGE, user: MEMBER },
    { name: '几张赠礼', page: PAGE, user: MEMBER, act: own },
    { name: '选择权益', page: PAGE, user: MEMBER, act: choose },
  ],
};
