import type { CallOutput } from '@juban/contract';
import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type LabUser, labOf } from './lab.ts';
import { moneyOf, playProvider } from './orders.ts';
import { openPage } from './page.ts';

type Activity = CallOutput<'getActivity'>;
type ActivityItem = Activity['groups'][number]['items'][number] & { needDays: number };

export const INFO_CALL = '**/centreapi/selling_activity/info*';
export const REWARD_CALL = '**/centreapi/selling_activity/reward';
export const ADDRESS_CALL = '**/centreapi/selling_activity/receiveInfo';

export const pathOf = (name: string) => (name === 'activity' ? '/vip/activity' : `/vip/activity/${name}`);

export const tallyOf = (page: Page) => page.getByRole('region', { name: activityTexts.boughtLabel });
export const rowOf = (page: Page, { goodsName }: { goodsName: string }) =>
  page.getByTestId('reward-item').filter({ has: page.locator('b', { hasText: goodsName }) });
export const giftOf = (page: Page) => page.getByTestId('real-item');
export const confirmOf = (page: Page) => page.getByRole('dialog', { name: activityTexts.confirmTitle });
export const noticeOf = (page: Page) => page.getByRole('alertdialog');

/** Calls the activity API as this user. */
export function activityOf(request: APIRequestContext, token = '') {
  const get = async <Data>(path: string): Promise<Data> =>
    (
      await (
        await request.get(`/centreapi/selling_activity/${path}`, { headers: token ? { token } : {} })
      ).json()
    ).data;
  const definition = (name: string) => get<Activity>(`definition?activity=${name}`);
  return {
    definition,
    info: (name: string) => get<CallOutput<'getActivityInfo'>>(`info?activity=${name}`),
    /** Finds the first item that matches. */
    async item(name: string, isWanted: (item: ActivityItem) => boolean): Promise<ActivityItem> {
      const { groups } = await definition(name);
      const items = groups.flatMap(({ needDays, items: own }) => own.map((item) => ({ ...item, needDays })));
      const found = items.find(isWanted);
      if (!found) throw new Error(`no matching item in ${name}`);
      return found;
    },
  };
}

/** Makes a user who has bought at least `days` days since the activity began. */
export async function makeActivityBuyer(
  request: APIRequestContext,
  days = 0,
  name = 'activity',
): Promise<LabUser> {
  const user = await labOf(request).makeUser({ preset: 'newUser' });
  const bought = async () => (await activityOf(request, user.token).info(name)).curBuyDays;
  for (let before = 0; before < days; before = await bought()) {
    const { orderNo } = await moneyOf(request, user).makeOrder();
    await playProvider(request, orderNo);
    await expect.poll(bought).toBeGreaterThan(before);
  }
  return user;
}

export async function openActivity(page: Page, name: string, user: LabUser): Promise<void> {
  await openPage(page, `${pathOf(name)}?token=${user.token}`);
  await expect(tallyOf(page)).toHaveAttribute('data-state', 'known');
}

/** Taps the reward and waits for the dialog that confirms the account. */
export async function openClaimDialog(page: Page, item: { goodsName: string }): Promise<void> {
  await rowOf(page, item).getByRole('button').click();
  await expect(confirmOf(page)).toBeVisible();
}

/** Confirms, then reads and closes the result. */
export async function claimAndRead(page: Page): Promise<string> {
  await confirmOf(page).getByRole('button', { name: activityTexts.confirm }).click();
  return readNotice(page);
}

export async function readNotice(page: Page): Promise<string> {
  const words = await noticeOf(page).innerText();
  await noticeOf(page).getByRole('button', { name: commonTexts.know }).click();
  await expect(noticeOf(page)).toBeHidden();
  return words;
}
