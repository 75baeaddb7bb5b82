import { CODES } from '@juban/contract/codes';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { reservationTexts } from '@juban/contract/texts/reservation';
import { expect, test } from '@playwright/test';
import {
  CAMPAIGN,
  drawButton,
  makePlayer,
  makePlayerWithDraws,
  oneTimeCardsOf,
  openCampaign,
} from '../lib/campaign.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

const DAY_MS = 86_400_000;

test.afterEach(({ request }) => request.post('/lab/api/clock', { data: { reset: true } }));

test('[C-081] after the end every action of the campaign is refused, on the page and by the server', async ({
  page,
  request,
}) => {
  const { token } = await makePlayerWithDraws(request);
  await openCampaign(page, token);
  await request.post('/lab/api/clock', { data: { advanceMs: 61 * DAY_MS } });
  // The page does not know that it has ended; the server refuses.
  await drawButton(page).tap();
  await expectToast(page, campaignPageTexts.ended);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPage(page, CAMPAIGN);
  await expect(page.getByRole('main')).toContainText(campaignPageTexts.ended);
  for (const control of [drawButton(page), page.getByRole('button', { name: campaignTexts.share })]) {
    await control.tap();
    await expectToast(page, campaignPageTexts.ended);
  }
  await expect(oneTimeCardsOf(page).first().getByRole('button')).toBeDisabled();
});

test('[C-074] once all codes are given out the page says so, and sharing goes on without one', async ({
  page,
  request,
}) => {
  const left = (count: number) => request.post('/lab/api/campaign/codes', { data: { left: count } });
  const { token } = await makePlayer(request);
  await openCampaign(page, token);
  await expect(page.getByText(campaignPageTexts.shareHint)).toBeVisible();
  await left(0);
  try {
    // The page does not know that it has ended; the server refuses.
    await page.getByRole('button', { name: campaignTexts.share }).tap();
    await expectToast(page, CODES['2151'].msg);
    await expect(page.getByRole('status').filter({ hasText: campaignPageTexts.codesGone })).toBeVisible();
    await expect(page.getByTestId('gift-code')).toHaveCount(0);
    await left(50_000);
    await page.getByRole('button', { name: campaignTexts.share }).tap();
    await expect(page.getByTestId('gift-code')).toBeVisible();
  } finally {
    await left(50_000);
  }
});

test('[C-094] after the end a reservation is refused as ended', async ({ page, request }) => {
  const { token } = await labOf(request).makeUser();
  await request.post('/lab/api/clock', { data: { advanceMs: 61 * DAY_MS } });
  await openPage(page, `/games/reserve?token=${token}`);
  await page.getByRole('button', { name: reservationTexts.reserve }).tap();
  await expectToast(page, reservationTexts.ended);
  await expect(page.getByTestId('reserved')).toHaveCount(0);
});
