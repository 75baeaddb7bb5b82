import { activityTexts } from '@juban/contract/texts/activity';
import { fill } from '@juban/contract/texts/fill';
import { expect, type Page, test } from '@playwright/test';
import { askFor, claimAndRead, giftOf, makeClaimer, openActivity, rowOf, tallyOf } from '../lib/activity.ts';
import { CONDITION, REWARD, VARIANT } from '../lib/activity-variant.ts';

// The Lab's dates move the business clock.
test.afterEach(({ request }) => request.post('/lab/api/clock', { data: { reset: true } }));

/** The Lab knows the activity from the same file, and shows it on any of its days. */
async function previewInLab(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The Lab's frame is of the same origin: the user who claimed would be logged in here.
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
  const claimer = await makeClaimer(request, REWARD.days / 2, VARIANT.activity);
  await openActivity(page, VARIANT.activity, claimer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('春潮看海季');
  await expect(page.getByRole('heading', { name: CONDITION })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(6, 38, 58)');
  await expect(tallyOf(page)).toHaveCSS('background-color', 'rgb(244, 251, 255)');
  await expect(giftOf(page)).toHaveCount(0);
  await expect(rowOf(page, REWARD)).toContainText(fill(activityTexts.left, { count: REWARD.stock }));
  await askFor(page, REWARD);
  expect(await claimAndRead(page)).toContain('「栗弦音乐春潮卡」已在路上');
  await expect(rowOf(page, REWARD)).toContainText(fill(activityTexts.left, { count: REWARD.stock - 1 }));
  await expect(rowOf(page, REWARD)).toHaveAttribute('data-status', 'ALREADY_REWARD');
  const unknown = await request.get('/vip/activity/spring-ebb', { maxRedirects: 0 });
  expect([301, 302, 307, 308]).toContain(unknown.status());
  expect(new URL(unknown.headers().location ?? '', baseURL).pathname).toBe('/');
  await previewInLab(page);
});
