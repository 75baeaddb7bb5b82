import { activityTexts } from '@juban/contract/texts/activity';
import { activityGiftTexts } from '@juban/contract/texts/activity-gift';
import { fill } from '@juban/contract/texts/fill';
import { expect, type Page, test } from '@playwright/test';
import {
  activityOf,
  claimAndRead,
  giftOf,
  makeActivityBuyer,
  openActivity,
  openClaimDialog,
  rowOf,
  tallyOf,
} from '../lib/activity.ts';
import { CONDITION, REWARD, VARIANT } from '../lib/activity-variant.ts';
import { expectAccessibleInBothThemes } from '../lib/axe.ts';

// The Lab's date picker moves the business clock.
test.afterEach(({ request }) => request.post('/lab/api/clock', { data: { reset: true } }));

/** The Lab lists the activity from the same file and can show it on any of its days. */
async function previewInLab(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The Lab's frame has the same origin, so the user who claimed would be logged in here.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/lab?page=/vip/activity');
  const panel = page.getByRole('region', { name: '活动' });
  await panel.getByRole('button', { name: VARIANT.activity }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('春潮看海季');
  for (const [date, words] of [
    ['结束时', activityTexts.ended],
    ['开始前 1 分钟', activityTexts.notStarted],
  ] as const) {
    await panel.getByRole('button', { name: date }).click();
    await expect(shown.getByText(words)).toBeVisible();
  }
  await panel.getByRole('button', { name: '结束前 1 分钟' }).click();
  await expect(shown.getByText(activityTexts.notStarted)).toBeHidden();
  await expect(shown.getByTestId('reward-item').getByRole('button')).toBeEnabled();
}

test('[C-021][C-023] a new variant is only a data file: it is shown, claimed and counted', async ({
  page,
  request,
  baseURL,
}) => {
  const claimer = await makeActivityBuyer(request, REWARD.days / 2, VARIANT.activity);
  await openActivity(page, VARIANT.activity, claimer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('春潮看海季');
  await expect(page.getByRole('heading', { name: CONDITION })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(6, 38, 58)');
  await expect(tallyOf(page)).toHaveCSS('background-color', 'rgb(244, 251, 255)');
  await expect(giftOf(page)).toHaveCount(0);
  await expect(rowOf(page, REWARD)).toContainText(fill(activityTexts.left, { count: REWARD.stock }));
  await openClaimDialog(page, REWARD);
  expect(await claimAndRead(page)).toContain('「栗弦音乐春潮卡」已在路上');
  await expect(rowOf(page, REWARD)).toContainText(fill(activityTexts.left, { count: REWARD.stock - 1 }));
  await expect(rowOf(page, REWARD)).toHaveAttribute('data-status', 'ALREADY_REWARD');
  const unknown = await request.get('/vip/activity/spring-ebb', { maxRedirects: 0 });
  expect([301, 302, 307, 308]).toContain(unknown.status());
  expect(new URL(unknown.headers().location ?? '', baseURL).pathname).toBe('/');
  await previewInLab(page);
});

test('[C-023][C-026] the gift by post is drawn on time, and the page shows who won', async ({
  page,
  request,
}) => {
  const { realItem } = await activityOf(request).definition('activity');
  const draw = realItem?.draw;
  const winner = await makeActivityBuyer(request, realItem?.needDays);
  const home = { address: '临屿市望潮区灯塔路 18 号', consignee: '林有鹿', phone: '13800162947' };
  await request.post('/centreapi/selling_activity/receiveInfo', {
    headers: { token: winner.token },
    data: { ...home, activity: 'activity' },
  });
  const proof = giftOf(page).getByTestId('gift-fair');
  const result = giftOf(page).getByTestId('gift-result');
  await openActivity(page, 'activity', winner);
  await expect(result).toContainText(activityGiftTexts.waiting);
  await proof.locator('summary').click();
  await expect(proof).toContainText(draw?.seedHash ?? '');
  await expect(proof.getByRole('listitem')).toHaveCount(0);

  await request.post('/lab/api/clock', { data: { now: draw?.drawTime } });
  const drawn = async () => (await activityOf(request, winner.token).info('activity')).realItem?.result;
  await expect.poll(drawn).toBe('WON');
  const { entryNo = '' } = (await activityOf(request, winner.token).info('activity')).realItem ?? {};
  const seed = async () => (await activityOf(request).definition('activity')).realItem?.draw.seed;
  await expect.poll(seed).toMatch(/^[0-9a-f]{64}$/);
  await openActivity(page, 'activity', winner);
  await expect(result).toContainText(activityGiftTexts.won);
  await proof.locator('summary').click();
  await expect(
    proof
      .getByRole('listitem')
      .filter({ hasText: entryNo.slice(0, 4) })
      .first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await giftOf(page).getByRole('button', { name: activityTexts.giftAlready }).click();
  const detail = page.getByRole('dialog', { name: activityTexts.addressDetail });
  await expect(detail).toContainText(activityGiftTexts.won);
  await expect(detail).toContainText(entryNo.slice(0, 4));
});
