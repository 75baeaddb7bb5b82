import { paymentTexts } from '@juban/contract/texts/payment';
import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('[B-102] the Lab orders, pays with the notification dropped, and opens the result that finds the payment', async ({
  page,
}) => {
  await page.goto('/lab?page=/vip/orders&user=newUser');
  await page.getByRole('button', { name: '下一单' }).click();
  const order = page.getByRole('list', { name: '订单，新的在前' }).getByRole('listitem').first();
  await expect(order).toContainText(paymentTexts.statePaying);
  const plans = page.getByRole('group', { name: '支付渠道的通知' });
  await plans.getByRole('button', { name: '丢失' }).click();
  await order.getByRole('button', { name: /^支付 / }).click();
  await expect(page.getByText('支付宝那边：支付')).toBeVisible();
  await expect(order).toContainText(paymentTexts.statePaying);
  await order.getByRole('button', { name: /^打开结果页/ }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: paymentTexts.resultPaid })).toBeVisible();
  await expect(order).toContainText(paymentTexts.stateFulfilled);
  await order.getByRole('button', { name: /^退款/ }).click();
  await expect(order).toContainText(/退款中|已退款/);
});
