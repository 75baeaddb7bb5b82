import { checkoutTexts } from '@juban/contract/texts/checkout';
import { paymentTexts } from '@juban/contract/texts/payment';
import { expect, type Page, test } from '@playwright/test';
import { agree, choosePaidOnce, closeLevelUp, dialogOf, payAtCashier, payButton } from '../lib/checkout.ts';
import { journey } from '../lib/journey.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

/** Waits for the next address that the page pushes to its history. */
const nextEntry = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          push(...entry);
          resolve(window.location.href);
        };
      }),
  );

test(
  '[B-102] the Lab orders, pays, refunds and shows a whole purchase in its frame',
  journey({
    'it orders, pays with the notification dropped, and opens the result page that finds the payment':
      async ({ page }) => {
        await page.goto('/lab?page=/vip/orders&user=newUser');
        await page.getByRole('button', { name: '下一单' }).click();
        const order = page.getByRole('list', { name: '订单，新的在前' }).getByRole('listitem').first();
        await expect(order).toContainText(paymentTexts.statePaying);
        const plans = page.getByRole('group', { name: '支付渠道的通知' });
        await plans.getByRole('button', { name: '丢失' }).click();
        await order.getByRole('button', { name: /^支付 / }).click();
        await expect(page.getByText('支付渠道那边：支付')).toBeVisible();
        await expect(order).toContainText(paymentTexts.statePaying);
        const opened = nextEntry(page);
        await order.getByRole('button', { name: /^打开结果页/ }).click();
        expect(decodeURIComponent(await opened)).toContain('page=/vip/pay-result');
        const frame = page.frameLocator('iframe');
        await closeLevelUp(frame);
        await expect(frame.getByRole('heading', { name: paymentTexts.resultPaid })).toBeVisible();
        await expect(order).toContainText(paymentTexts.stateFulfilled);
        await order.getByRole('button', { name: /^退款/ }).click();
        await expect(order).toContainText(/退款中|已退款/);
      },
    'it holds an order for review, and releases it': async ({ page }) => {
      await page.goto('/lab?page=/vip/orders&user=newUser');
      await page.getByRole('button', { name: '下一单' }).click();
      const order = page.getByRole('list', { name: '订单，新的在前' }).getByRole('listitem').first();
      await order.getByRole('button', { name: /^转核对/ }).click();
      await expect(page.getByText('风控：转核对')).toBeVisible();
      await order.getByRole('button', { name: /^支付 / }).click();
      await expect(order).toContainText('核对中');
      await order.getByRole('button', { name: /^放行/ }).click();
      await expect(order).toContainText(paymentTexts.stateFulfilled);
    },
    'a fault set elsewhere is shown and kept until it is removed here': async ({ page, request }) => {
      const faultOf = async () => (await (await request.get('/lab/api/sandbox')).json()).lenovo.fault;
      // A provider that few tests use, because others pay at the same time.
      const broken = { provider: 'lenovo', fault: 'duplicate' };
      await request.post('/lab/api/sandbox', { data: broken });
      await page.goto('/lab');
      const picker = page.getByRole('combobox', { name: '支付渠道的故障' });
      await expect(picker.locator('option:checked')).toHaveText('各渠道不同');
      expect(await faultOf()).toBe('duplicate');
      await picker.selectOption('支付渠道正常');
      await expect.poll(faultOf).toBe('none');
      await expect(picker.locator('option:checked')).toHaveText('支付渠道正常');
      await request.post('/lab/api/sandbox', { data: broken });
      await expect(picker).toHaveValue('mixed');
      await request.post('/lab/api/sandbox', { data: { ...broken, fault: 'none' } });
      await expect(picker).toHaveValue('none');
    },
    'a purchase is finished in the frame: to the cashier, back, forward and home': async ({ page }) => {
      await page.goto('/lab?page=/next/simple_vip&user=newUser');
      const frame = page.frameLocator('iframe');
      await choosePaidOnce(frame);
      await agree(frame);
      await payButton(frame).click();
      await frame.getByRole('button', { name: /^确认支付/ }).click();
      const cashier = frame.getByRole('button', { name: /^(?:确认|立即)支付 ¥/ });
      await expect(cashier).toBeVisible();
      // Pages of other origins cannot be read, so the last known address stays.
      await expect(page.getByRole('textbox', { name: '页面地址' })).toHaveValue(/^\/next\/simple_vip/);
      await page.getByRole('button', { name: '后退', exact: true }).click();
      await expect(frame.getByTestId('package-card').first()).toBeVisible();
      await page.evaluate(() => window.history.forward());
      await expect(cashier).toBeVisible();
      await payAtCashier(frame);
      await expect(dialogOf(frame, checkoutTexts.doneTitle)).toBeVisible();
      const order = page.getByRole('list', { name: '订单，新的在前' }).getByRole('listitem').first();
      await expect(order).toContainText(paymentTexts.stateFulfilled);
    },
  }),
);
