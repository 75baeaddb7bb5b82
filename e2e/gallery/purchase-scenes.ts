import { giftTexts } from '@juban/contract/texts/gift';
import { membershipEndTexts } from '@juban/contract/texts/membership-end';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import type { Page } from '@playwright/test';
import { CHECK_IN_STATES } from './level-scenes.ts';
import type { State } from './scene.ts';

const HOME = '/vip?ct=Android';

/** Scrolls until the buy area is out of view. */
async function scrollPast(page: Page): Promise<void> {
  await page.locator('[data-section="ads"]').scrollIntoViewIfNeeded();
  await page.locator('[data-up]').waitFor();
}

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: purchaseTexts.benefitDetail }).first().click();
  await page.getByRole('dialog', { name: giftTexts.tableTitle }).waitFor();
}

const shows = (text: string) => async (page: Page) => {
  await page.getByTestId('membership-card').getByText(text).waitFor();
};

/** The purchase home: its first scene shows a visitor (status 0), these show the other states. */
export const PURCHASE_STATES: Readonly<Record<string, readonly State[]>> = {
  '/vip': [
    { name: '状态 0 从未开通', page: HOME, user: { preset: 'newUser' }, act: shows(purchaseTexts.openVip) },
    {
      name: '状态 1 已过期',
      page: HOME,
      user: { preset: 'expired', vPower: 0 },
      act: shows(purchaseTexts.expired),
    },
    {
      name: '状态 2 过期，1 到 9 点',
      page: HOME,
      user: { preset: 'expired', vPower: 8 },
      act: shows('V1 权益'),
    },
    {
      name: '状态 3 过期，10 点以上',
      page: HOME,
      user: { preset: 'expired', vPower: 180 },
      act: shows('V3 权益'),
    },
    {
      name: '状态 4 有效',
      page: HOME,
      user: { preset: 'member', vPower: 1_286 },
      act: shows('VIP 有效期至'),
    },
    {
      name: '状态 4 永久',
      page: HOME,
      user: { preset: 'permanent', vPower: 6_000 },
      act: shows(membershipEndTexts.forEver),
    },
    {
      name: '状态 5 未激活',
      page: HOME,
      user: { preset: 'newUser', vPower: 3 },
      act: shows(purchaseTexts.notActivated),
    },
    { name: 'VIP+', page: `${HOME}&showUnionFirst=1`, user: { preset: 'member' }, act: shows('有效期') },
    { name: '权益明细', page: `${HOME}&showUnionFirst=1`, act: openTable },
    { name: '滚过购买区', page: HOME, act: scrollPast },
    { name: 'iOS', page: '/vip?ct=ios_rrsp_jzsp' },
    { name: '小程序', page: '/vip?ct=web_applet' },
    { name: '不显示等级', page: '/vip?ct=ddmj' },
    ...CHECK_IN_STATES,
  ],
  '/vip/web': [
    {
      name: '参数错误',
      page: '/vip/web?ct=web',
      act: async (page) => page.getByRole('alertdialog').waitFor(),
    },
  ],
};
