import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

const RESERVE = '/games/reserve';
const RESERVE_CALL = '/api/activity/game/reserve';
const reserveButton = (page: Page) => page.getByRole('button', { name: texts.reserve });
const openAs = (page: Page, token: string) => openPage(page, `${RESERVE}?token=${token}`);

test('[C-035][C-094] a game is reserved by a tap, and from then on shows as reserved with no way to do it again', async ({
  page,
  request,
}) => {
  const { token } = await labOf(request).makeUser();
  await openAs(page, token);
  await reserveButton(page).tap();
  await expectToast(page, texts.reserveSucceeded);
  await expect(page.getByRole('img', { name: texts.reserved })).toBeVisible();
  await expect(reserveButton(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await openPage(page, RESERVE);
  await expect(page.getByRole('img', { name: texts.reserved })).toBeVisible();
  await expect(reserveButton(page)).toHaveCount(0);
});

test('[C-035] a visitor sees topic, what comes next and a video that plays', async ({ page }) => {
  await openPage(page, RESERVE);
  await expectAccessibleInBothThemes(page);
  await expectToFit(page, [320, 375, 430]);
  await expect(page.getByRole('img', { name: texts.soon })).toBeVisible();
  await page.getByRole('button', { name: /^播放视频/ }).tap();
  await expect(page.getByTestId('player')).toHaveAttribute('data-stage', 'playing');
  const topic = page.getByRole('main').getByRole('link');
  await expect(topic).toHaveAttribute('href', /^\/next\/navigation\?id=\d+/);
  await topic.tap();
  await expect(page).toHaveURL(/\/next\/navigation\?id=/);
});

test('[C-094] not logged in goes to the login and comes back', async ({ page }) => {
  await openPage(page, RESERVE);
  await reserveButton(page).tap();
  await expect(page).toHaveURL(/\/login\?redirect_path=%2Fgames%2Freserve/);
});

test('[C-094] other codes show the server’s message', async ({ page, request }) => {
  const { token } = await labOf(request).makeUser();
  await openAs(page, token);
  await expect(reserveButton(page)).toBeEnabled();
  await request.post(RESERVE_CALL, { headers: { token }, data: {} });
  await reserveButton(page).tap();
  await expectToast(page, '你已经预约过了，不用再约');
  await expect(page.getByRole('img', { name: texts.reserved })).toBeVisible();
});
