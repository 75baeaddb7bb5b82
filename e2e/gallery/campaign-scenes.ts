import { campaignTexts } from '@juban/contract/texts/campaign';
import { reservationTexts } from '@juban/contract/texts/reservation';
import type { Page } from '@playwright/test';
import { CAMPAIGN, drawAs, drawButton, USER_CALL } from '../lib/campaign.ts';
import type { State } from './scene.ts';

const PLAYER = { nickName: '追剧不睡觉的人' };

async function askLogin(page: Page): Promise<void> {
  await drawButton(page).tap();
  await page.getByRole('dialog', { name: campaignTexts.loginFirst }).waitFor();
}

/** A user with three draws and one mission of every kind. */
async function play(page: Page): Promise<void> {
  const activityList = Array.from({ length: 9 }, (_unused, place) => ({
    activityId: place + 1,
    compliance: place < 5 || place === 8,
    receive: [0, 2, 8].includes(place),
  }));
  const giftCode = { giftCode: 'SD7K-Q2MX-4P9A-BCDE', giftCodeUsed: false, giftCodesLeft: true };
  const data = { lotteryTimes: 3, activityList, ...giftCode };
  await page.route(`**${USER_CALL}`, (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
  await page.reload();
  await page.getByTestId('gift-code').waitFor();
}

/** Replaces the share code in the user information: own code, used code or none left. */
const code = (state: object) => async (page: Page) => {
  const activityList = Array.from({ length: 9 }, (_unused, place) => ({
    activityId: place + 1,
    compliance: place === 8,
    receive: false,
  }));
  const none = { giftCode: null, giftCodeUsed: false, giftCodesLeft: true };
  const data = { lotteryTimes: 0, activityList, ...none, ...state };
  await page.route(`**${USER_CALL}`, (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
  await page.reload();
  await page.getByRole('region', { name: campaignTexts.shareTitle }).scrollIntoViewIfNeeded();
};

const draw = (prize: string) => async (page: Page) => {
  await play(page);
  await drawAs(page, prize);
  await drawButton(page).tap();
  await page.getByRole('dialog').waitFor();
};

async function openPrizes(page: Page): Promise<void> {
  await play(page);
  await page.getByRole('button', { name: campaignTexts.myPrizes }).tap();
  await page.getByText(campaignTexts.noPrizes).waitFor();
}

async function reserve(page: Page): Promise<void> {
  await page.getByRole('button', { name: reservationTexts.reserve }).tap();
  await page.getByTestId('reserved').waitFor();
}

/** The game campaign and the reservation for a logged-in player. */
export const CAMPAIGN_STATES: Readonly<Record<string, readonly State[]>> = {
  [CAMPAIGN]: [
    { name: '请先登录', page: CAMPAIGN, act: askLogin },
    { name: '有任务', page: CAMPAIGN, user: PLAYER, act: play },
    { name: '抽中会员', page: CAMPAIGN, user: PLAYER, act: draw('7 天视频 VIP') },
    { name: '抽中实物', page: CAMPAIGN, user: PLAYER, act: draw('掌机续航增强版') },
    { name: '没有抽中', page: CAMPAIGN, user: PLAYER, act: draw('谢谢参与') },
    {
      name: '礼包码已兑换',
      page: CAMPAIGN,
      user: PLAYER,
      act: code({ giftCode: 'SD7K-Q2MX-4P9A-BCDE', giftCodeUsed: true }),
    },
    { name: '礼包码已发完', page: CAMPAIGN, user: PLAYER, act: code({ giftCodesLeft: false }) },
    { name: '我的奖品', page: CAMPAIGN, user: PLAYER, act: openPrizes },
  ],
  '/games/reserve': [{ name: '已预约', page: '/games/reserve', user: {}, act: reserve }],
};
