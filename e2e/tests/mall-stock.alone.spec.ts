import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { expect, test } from '@playwright/test';
import { cardOf, mallOf, PHONE, swipeUp } from '../lib/mall.ts';
import { openPage } from '../lib/page.ts';

test.use({ viewport: PHONE });

test('[B-053][B-087] stock is current once the page is interactive, and when it becomes visible again', async ({
  page,
  request,
}) => {
  const { content } = await mallOf(request).goods();
  const { name } = content.find(({ id }) => id === 'medal-wave') ?? { name: '' };
  const leave = (left: number) => request.post('/lab/api/stock', { data: { goodsId: 'medal-wave', left } });
  const left = cardOf(page, name).getByText(/今日剩|补货/);
  await page.goto('/mall');
  await leave(41);
  await openPage(page, '/mall');
  await swipeUp(page);
  await expect(left).toHaveText('今日剩 41 份');
  await leave(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(left).toHaveText(mallPageTexts.restock);
  await expect(cardOf(page, name)).toContainText(mallPageTexts.soldOut);
  await leave(60);
});
