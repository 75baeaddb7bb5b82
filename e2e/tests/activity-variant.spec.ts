import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { activityTexts } from '@juban/contract/texts/activity';
import { fill } from '@juban/contract/texts/fill';
import { expect, type Page, test } from '@playwright/test';
import { askFor, claimAndRead, giftOf, makeClaimer, openActivity, rowOf, tallyOf } from '../lib/activity.ts';
import { startProduct } from '../lib/product.ts';

const PACK = fileURLToPath(new URL('../../content/demo', import.meta.url));

const REWARD = {
  id: 'spring-tide-music',
  goodsName: '栗弦音乐春潮卡',
  description: '14 天，直充到账',
  icon: 'marks/music',
  platform: '栗弦音乐',
  partner: 'music',
  product: 'music-vip-spring',
  days: 14,
  stock: 3,
};

/** With a sign that a careless encoding would break. */
const CONDITION = '购满 7 天，潮起 100%';

/** An activity that no line of code has ever heard of. */
const VARIANT = {
  activity: 'spring-tide',
  period: { opensInDays: 0, lastsDays: 7 },
  title: '春潮',
  titleKey: '看海季',
  banner: 'banners/download',
  timeImage: 'plates/51',
  theme: {
    page: '#06263a',
    surface: '#f4fbff',
    sunken: '#dcebf2',
    text1: '#08202e',
    text2: '#3c5563',
    text3: '#506773',
    accent: '#0a5f8a',
    wash: '#e3f3fb',
    washLine: '#7fb6d1',
    go: '#0b5f8f',
    goEnd: '#084a70',
    on: '#eaf7ff',
    title: '#eefaff',
    key: '#8fe0ff',
    soft: '#a9d3e6',
    note: '#b4d4e2',
    bad: '#b3201f',
  },
  groups: [{ id: 'days-7', needDays: 7, condition: CONDITION, items: [REWARD] }],
  rules: [{ title: '领取截止', text: '退潮之前。' }],
  iosNote: '本活动由{brand}举办，与 Apple Inc. 无关。',
  dialogs: {
    claim: '将充入下面的账号',
    bind: '请填写要充值的手机号',
    address: '只寄一次',
    success: '「{goods}」已在路上',
  },
};

/** The demo's pack with one file more. */
async function makeContent(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'juban-content-'));
  await cp(PACK, path.join(folder, 'demo'), { recursive: true });
  const file = path.join(folder, 'demo/activities', `${VARIANT.activity}.yaml`);
  await writeFile(file, JSON.stringify(VARIANT));
  return folder;
}

/** The Lab knows it from the same file, and shows it on any of its days. */
async function previewInLab(page: Page, base: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The Lab's frame is of the same origin: whoever claimed there would be logged in here.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${base}/lab?page=/vip/activity`);
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

test('[C-021][C-023] a new variant is a data file and nothing else: it is shown, claimed and counted', async ({
  page,
  playwright,
}) => {
  test.setTimeout(240_000);
  const content = await makeContent();
  const product = await startProduct({ CONTENT_DIR: content });
  const request = await playwright.request.newContext({ baseURL: product.baseUrl });
  try {
    const claimer = await makeClaimer(request, REWARD.days / 2, VARIANT.activity);
    await openActivity(page, VARIANT.activity, claimer, product.baseUrl);
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
    expect(new URL(unknown.headers().location ?? '', product.baseUrl).pathname).toBe('/');
    await previewInLab(page, product.baseUrl);
  } finally {
    await request.dispose();
    await product.stop();
    await rm(content, { recursive: true, force: true });
  }
});
