import type { CallOutput } from '@juban/contract';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { labOf } from './lab.ts';
import { openPage } from './page.ts';

export const CAMPAIGN = '/vip/activity/gamesActivity';
/** 375 px wide, half of the canvas that dialogs are designed for. */
export const HALF_CANVAS = { width: 375, height: 812 };

const CALLS = '/thanosapi/api/gamelottery';
export const USER_CALL = `${CALLS}/userinfo`;
export const DRAW_CALL = `${CALLS}/shandian/lotterydraw`;
export const RECEIVE_CALL = `${CALLS}/shandian/receive`;

type Campaign = CallOutput<'getCampaign'>;

export const readCampaign = async (request: APIRequestContext): Promise<Campaign> =>
  (await (await request.get(`${CALLS}/shandian/info`)).json()).data;

/** Makes a user for whom the game's maker has reported these missions. */
export async function makePlayer(request: APIRequestContext, missions: readonly number[] = [], wanted = {}) {
  const user = await labOf(request).makeUser(wanted);
  for (const activityId of missions) {
    const reported = await request.post('/lab/api/campaign/progress', {
      data: { userId: user.id, activityId },
    });
    expect(reported.ok()).toBe(true);
  }
  return user;
}

/** Makes a player with draws, earned by claiming a mission. */
export async function makePlayerWithDraws(request: APIRequestContext) {
  const user = await makePlayer(request, [8]);
  const data = { activityId: 8 };
  const got = await request.post(RECEIVE_CALL, { headers: { token: user.token }, data });
  expect((await got.json()).code).toBe(200);
  return user;
}

/**
 * Makes a player with a prize that support sends. One draw in nine wins one, so players draw until one does.
 */
export async function makeWinner(request: APIRequestContext) {
  const { prizes, fairness } = await readCampaign(request);
  const byHand = prizes.filter(
    ({ prizeId, name }) => prizeId !== fairness.fallback && !name.includes(campaignTexts.video),
  );
  for (;;) {
    const user = await makePlayerWithDraws(request);
    const headers = { token: user.token };
    for (let turn = 0; turn < 3; turn += 1) await request.post(DRAW_CALL, { headers });
    const { data }: { data: CallOutput<'listPrizes'> } = await (
      await request.get(`${CALLS}/record`, { headers })
    ).json();
    const won = data.find(({ lotteryDrawItemId: { name } }) => byHand.some((prize) => prize.name === name));
    if (!won) continue;
    await request.post('/lab/api/campaign/progress', { data: { userId: user.id, activityId: 3 } });
    await request.post(RECEIVE_CALL, { headers, data: { activityId: 3 } });
    const { _id: id, drawNo, createTime, lotteryDrawItemId } = won;
    return { ...user, ask: { id, drawNo, createTime, name: lotteryDrawItemId.name } };
  }
}

/** Opens the page and waits for the user's data. */
export async function openCampaign(page: Page, token: string): Promise<void> {
  await openPage(page, `${CAMPAIGN}?token=${token}`);
  await expect(drawButton(page)).toContainText('剩');
}

export const drawButton = (page: Page) =>
  page.getByTestId('draw-board').getByRole('button', { name: campaignTexts.draw });
export const cellsOf = (page: Page) => page.getByTestId('prize-cell');
export const missionsOf = (page: Page) => page.getByTestId('mission');
export const oneTimeCardsOf = (page: Page) => page.getByTestId('once-card');
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Replaces the prize in the server's answer to a draw. */
export const drawAs = (page: Page, prize: string) =>
  page.route(`**${DRAW_CALL}`, (route) => route.fulfill({ json: { code: 200, msg: '', data: prize } }));
