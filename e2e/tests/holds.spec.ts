import { orderTexts } from '@juban/contract/texts/orders';
import { reviewTexts } from '@juban/contract/texts/review';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { makeHeldExchange, makeHeldOrder } from '../lib/holds.ts';
import { openPage } from '../lib/page.ts';

test('[B-101] an order that is held for review says so on the result page, among the orders and on its own page', async ({
  page,
  request,
}) => {
  const { user, orderNo } = await makeHeldOrder(request);
  const heading = page.getByRole('heading', { name: reviewTexts.held, exact: true });
  await openPage(page, `/vip/pay-result?orderNo=${orderNo}&token=${user.token}`);
  await expect(heading).toBeVisible();
  await expect(page.getByText(reviewTexts.orderHeld)).toBeVisible();
  await openPage(page, '/vip/orders');
  await page.getByRole('link').filter({ hasText: reviewTexts.held }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByText(orderTexts.stepPaid, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectToFit(page, [320, 390]);
});

test('[B-120] an exchange that is held for review says so in the list', async ({ page, request }) => {
  const { token } = await makeHeldExchange(request);
  await openPage(page, `/mall/exchanges?token=${token}`);
  await expect(page.getByText(reviewTexts.exchangeHeld)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectToFit(page, [320, 390]);
});
