import { CODES } from '@juban/contract/codes';
import { paymentTexts } from '@juban/contract/texts/payment';
import { expect, test } from '@playwright/test';
import { labOf } from '../lib/lab.ts';
import { moneyOf, playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';

const DAY_MS = 86_400_000;
const LATE = '2104';

test.afterEach(({ request }) => request.post('/lab/api/clock', { data: { reset: true } }));

test('[B-101] eight days after payment a refund is refused, and the page says why', async ({
  page,
  request,
}) => {
  const user = await labOf(request).makeUser({ preset: 'newUser' });
  const { orderNo } = await moneyOf(request, user).makeOrder();
  await playProvider(request, orderNo);
  const detail = `/vip/orders?orderNo=${orderNo}`;
  await openPage(page, `${detail}&token=${user.token}`);
  await expect(page.getByRole('button', { name: paymentTexts.refundAsk })).toBeVisible();
  await request.post('/lab/api/clock', { data: { advanceMs: 8 * DAY_MS } });
  await openPage(page, detail);
  await expect(page.getByText(paymentTexts.refundRefused)).toBeVisible();
  await expect(page.getByText(CODES[LATE].msg)).toBeVisible();
  await expect(page.getByRole('button', { name: paymentTexts.refundAsk })).toHaveCount(0);
  const asked = await request.post('/api/purchase_info/refund', {
    headers: { token: user.token },
    data: { orderNo, reason: '' },
  });
  expect((await asked.json()).code).toBe(LATE);
});
