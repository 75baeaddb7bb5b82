import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

const RESERVE = '/games/reserve';
const RESERVE_CALL = '/api/activity/game/reserve';
const reserveButton = (page: Page) => page.getByRole('button', { name: texts.reserve });
const openAs = (page: Page, token: string) => openPage(page, `${RESERVE}?token=${token}`);

test(
  '[C-035][C-094] a game is reserved once, and a visitor sees the topic and logs in first',
  journey({
    'a game is reserved with a tap, and then shows as reserved without a way to do it again': async ({
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
    },
    'a visitor sees topic, what comes next and a video that plays': async ({ page }) => {
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
    },
    'without a login it goes to the login and comes back': async ({ page }) => {
      await openPage(page, RESERVE);
      await reserveButton(page).tap();
      await expect(page).toHaveURL(/\/login\?redirect_path=%2Fgames%2Freserve/);
    },
    'other codes show the message of the server': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openAs(page, token);
      await expect(reserveButton(page)).toBeEnabled();
      await request.post(RESERVE_CALL, { headers: { token }, data: {} });
      await reserveButton(page).tap();
      await expectToast(page, '你已经预约过了，不用再约');
      await expect(page.getByRole('img', { name: texts.reserved })).toBeVisible();
    },
  }),
);
