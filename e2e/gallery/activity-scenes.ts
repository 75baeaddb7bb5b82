import { activityTexts } from '@juban/contract/texts/activity';
import type { Page } from '@playwright/test';
import { confirmOf, giftOf, openClaimDialog, tallyOf } from '../lib/activity.ts';
import { bindForm } from '../lib/union.ts';
import type { State } from './scene.ts';

const READER = { preset: 'newUser' };

/** Stubs how many days the user has bought, so that no orders are needed. */
async function stubBoughtDays(page: Page, days: number): Promise<void> {
  await page.route('**/centreapi/selling_activity/info*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { data } = answer;
    data.curBuyDays = days;
    for (const { needDays, itemList } of data.list) {
      for (const item of itemList) {
        if (item.rewardStatus !== 'NO_CONDITION' || days < needDays) continue;
        Object.assign(item, { rewardStatus: 'REWARD', btnDes: activityTexts.itemReward, btnDisable: false });
      }
    }
    if (data.realItem) data.realItem.rewardStatus = 'REWARD';
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await page.locator('[data-state=known]').waitFor();
}

type Result = 'MISSED' | 'WAITING' | 'NOT_WON' | 'WON' | 'SENT';

const HOME = { address: '临屿市望潮区灯塔路 18 号 3 幢 1206 室', consignee: '林有鹿', phone: '13800162947' };
const SENT = { courier: '顺丰速运', trackingNo: 'SF1234567890123', sentTime: 1_768_802_400_000 };
const WINNERS = ['KQABMNPRDEFG', 'ACDEFGHJKLMN', 'PQRABCDEFGHJ'];

/**
 * Navigates to another activity and back, so that the page requests data that the server had put into the
 * HTML.
 */
async function readAgain(page: Page): Promise<void> {
  const { search } = new URL(page.url());
  for (const [path, name] of [
    ['/vip/activity/618', '618'],
    ['/vip/activity', 'activity'],
  ] as const) {
    await page.evaluate((to) => history.pushState({}, '', to), path + search);
    await page.locator(`main[data-activity="${name}"]`).waitFor();
    await page.locator('[data-state=known]').waitFor();
  }
}

/** Sets the draw result: the real draw picks among thousands of users. */
async function giftIs(page: Page, result: Result): Promise<void> {
  const isDrawn = result !== 'WAITING';
  await page.route('**/centreapi/selling_activity/info*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const given = result === 'MISSED' ? {} : { ...HOME, rewardStatus: 'ALREADY_REWARD', entryNo: WINNERS[0] };
    Object.assign(answer.data.realItem, given, { result }, result === 'SENT' ? SENT : {});
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/centreapi/selling_activity/definition*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const drawn = { seed: answer.data.realItem.draw.seedHash, participants: 4_213 };
    if (isDrawn) Object.assign(answer.data.realItem.draw, drawn);
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/centreapi/selling_activity/gift_draw*', (route) =>
    route.fulfill({
      json: { code: '0000', msg: '', data: { winners: WINNERS, withdrawn: [], participants: WINNERS } },
    }),
  );
  await readAgain(page);
  const gift = giftOf(page);
  await gift.locator(`[data-result=${result}]`).waitFor();
  if (result === 'WON' || result === 'WAITING') await gift.locator('summary').click();
  if (result === 'SENT') await gift.getByRole('button').first().click();
  else await gift.scrollIntoViewIfNeeded();
}

/** This client type sends addresses unencrypted, so the stubbed answer needs no encryption. */
const gift = (name: string, result: Result): State => ({
  name,
  page: '/vip/activity?ct=ios_rrsp_jzsp',
  user: READER,
  act: (page) => giftIs(page, result),
});

const reached = (page: Page) => stubBoughtDays(page, 93);

async function confirm(page: Page): Promise<void> {
  await reached(page);
  const goodsName = await page.locator('[data-status=REWARD] b').first().innerText();
  await openClaimDialog(page, { goodsName });
}

async function replace(page: Page): Promise<void> {
  await confirm(page);
  await confirmOf(page).getByRole('button', { name: activityTexts.replace }).click();
  await bindForm(page).locator('img').waitFor();
}

async function address(page: Page): Promise<void> {
  await reached(page);
  await giftOf(page).getByRole('button').click();
  await page.getByRole('dialog', { name: activityTexts.addressTitle }).getByRole('button').last().click();
}

const known = async (page: Page) => {
  await tallyOf(page).and(page.locator('[data-state=known]')).waitFor();
};

const shown = (page: string): State[] => [
  { name: '还没有达成', page, user: READER, act: known },
  { name: '达成', page, user: READER, act: reached },
  { name: 'iOS', page: `${page}?ct=ios_rrsp_jzsp` },
];

/** Every variant, and each dialog on the way to a reward. */
export const ACTIVITY_STATES: Readonly<Record<string, readonly State[]>> = {
  '/vip/activity': [
    ...shown('/vip/activity'),
    { name: '确认领取', page: '/vip/activity', user: READER, act: confirm },
    { name: '更换手机号', page: '/vip/activity', user: READER, act: replace },
    { name: '收货地址', page: '/vip/activity', user: READER, act: address },
    gift('等待开奖', 'WAITING'),
    gift('抽中', 'WON'),
    gift('没有抽中', 'NOT_WON'),
    gift('已寄出', 'SENT'),
    gift('没交地址', 'MISSED'),
  ],
  '/vip/activity/double11': shown('/vip/activity/double11'),
  '/vip/activity/new-year': [
    ...shown('/vip/activity/new-year'),
    { name: '确认领取', page: '/vip/activity/new-year', user: READER, act: confirm },
  ],
  '/vip/activity/51': shown('/vip/activity/51'),
  '/vip/activity/101': shown('/vip/activity/101'),
  '/vip/activity/618': shown('/vip/activity/618'),
};
