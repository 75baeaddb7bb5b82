import { DAY_MS } from '@juban/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Checkout, H5_ORDER, type Payer, startCheckout } from '../../../test/order-kit.ts';
import { findOrder } from '../orders/order.repository.ts';
import { findPayment, listPayments } from './payment.repository.ts';

const HOUR_MS = 3_600_000;

let checkout: Checkout;
let payer: Payer;
let orderNo: string;
beforeAll(async () => {
  // Reconciliation uses this timer; here only the test acts.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  checkout = await startCheckout();
  vi.useRealTimers();
  await checkout.product.lab('POST', '/clock', { freeze: true });
});
afterAll(() => checkout.stop());
beforeEach(async () => {
  payer = await checkout.makePayer();
  orderNo = await makeAppOrder();
});

const db = () => checkout.product.foundation.database.db;
const attempts = async () =>
  (await listPayments(db(), payer.id, orderNo)).map(({ paymentNo, method, state }) => ({
    paymentNo,
    method,
    state,
  }));
const continueOrder = (input: object = {}, who = payer) =>
  checkout.product.call('payOrder', { orderNo, payChannel: 'aliPay', ...input }, checkout.headersOf(who));

/** To be paid in the app; a browser's page is another attempt. */
async function makeAppOrder(): Promise<string> {
  const { goodsCode, sellingChannelId, payChannel } = H5_ORDER;
  const input = { goodsId: goodsCode, sellingChannelId, payChannel };
  return (await checkout.product.call('createPurchase', input, checkout.headersOf(payer))).data.orderNo;
}

describe('continuing to pay a waiting order', () => {
  it('[B-048] by another way is a new attempt, the same way again is the same attempt', async () => {
    const first = await continueOrder({ returnUrl: '/vip/orders' });
    expect(first.code).toBe('0000');
    expect(first.data.aliOrderVO?.body).toContain(encodeURIComponent(`/vip/orders?orderNo=${orderNo}`));
    const answers = await Promise.all(Array.from({ length: 12 }, () => continueOrder()));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['0000']));
    expect(await attempts()).toEqual([
      { paymentNo: orderNo, method: 'app', state: 'open' },
      { paymentNo: `${orderNo}_2`, method: 'h5', state: 'open' },
    ]);
  });

  it('[B-048] is refused to others, for wallets that do not sell it, and once it is paid or its time is over', async () => {
    const other = await checkout.makePayer();
    expect(await continueOrder({}, other)).toMatchObject({ code: '4040', msg: '订单不存在' });
    for (const payChannel of ['qihoo', 'lenovo', 'apple'])
      expect(await continueOrder({ payChannel })).toMatchObject({ code: '2102' });
    expect(await continueOrder({ returnUrl: '//evil.example' })).toMatchObject({ code: '4000' });
    expect((await checkout.product.call('payOrder', { orderNo, payChannel: 'aliPay' })).code).toBe('1024');
    expect(await checkout.notify(orderNo)).toBe('success');
    expect(await continueOrder()).toMatchObject({ code: '2108' });
    orderNo = await makeAppOrder();
    await checkout.product.lab('POST', '/clock', { advanceMs: HOUR_MS });
    expect(await continueOrder()).toMatchObject({ code: '2109' });
    expect(await attempts()).toHaveLength(1);
  });

  it('[B-048] repeated by its key starts nothing once it is paid or its time is over', async () => {
    const headers = { ...checkout.headersOf(payer), 'idempotency-key': 'once-and-for-all-0001' };
    const again = () => checkout.product.call('createPurchaseH5', H5_ORDER, headers);
    const made = await again();
    expect(made.code).toBe('0000');
    expect((await again()).data.orderNo).toBe(made.data.orderNo);
    expect(await checkout.notify(made.data.orderNo)).toBe('success');
    expect((await again()).code).toBe('2108');
    const late = { ...checkout.headersOf(payer), 'idempotency-key': 'once-and-for-all-0002' };
    const makeLate = () => checkout.product.call('createPurchaseH5', H5_ORDER, late);
    expect((await makeLate()).code).toBe('0000');
    await checkout.product.lab('POST', '/clock', { advanceMs: HOUR_MS });
    expect((await makeLate()).code).toBe('2109');
  });

  it('[C-046] two attempts both paid at once end as one grant and one refund', async () => {
    await continueOrder();
    const answers = [orderNo, `${orderNo}_2`, orderNo, `${orderNo}_2`].map((each) => checkout.notify(each));
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['success']));
    const owned = `user_id = ${payer.id}`;
    expect(await checkout.count('fulfilments', owned)).toBe(1);
    expect(await checkout.count('ledger_entries', `${owned} and ledger = 'entitlement'`)).toBe(1);
    expect(await checkout.count('refunds', `${owned} and kind = 'surplus'`)).toBe(1);
    expect(await checkout.count('payments', `${owned} and surplus`)).toBe(1);
    expect(await checkout.violations()).toEqual([]);
  });

  it('[C-046] ten orders of one user, each paid by two attempts in any order, are granted once each', async () => {
    const orders = await Promise.all(Array.from({ length: 9 }, makeAppOrder));
    orders.push(orderNo);
    await Promise.all(orders.map((each) => continueOrder({ orderNo: each })));
    const numbers = orders.flatMap((each, at) => (at % 2 ? [each, `${each}_2`] : [`${each}_2`, each]));
    await Promise.all(numbers.map((each) => checkout.notify(each)));
    const owned = `user_id = ${payer.id}`;
    expect(await checkout.count('fulfilments', owned)).toBe(10);
    expect(await checkout.count('refunds', `${owned} and kind = 'surplus'`)).toBe(10);
    expect(await checkout.violations()).toEqual([]);
  });

  it('[C-046] once one is paid the others become due, and none of another order does', async () => {
    const elsewhere = await checkout.order(payer);
    await continueOrder();
    expect(await checkout.notify(`${orderNo}_2`)).toBe('success');
    const due = async (paymentNo: string) => (await findPayment(db(), payer.id, paymentNo))?.nextCheckAt;
    const paidAt = (await findOrder(db(), payer.id, orderNo))?.paidAt;
    expect(await due(orderNo)).toEqual(paidAt);
    expect(await due(`${orderNo}_2`)).toEqual(new Date((paidAt?.getTime() ?? 0) + DAY_MS));
    expect((await due(elsewhere))?.getTime()).toBeGreaterThan(paidAt?.getTime() ?? Number.POSITIVE_INFINITY);
  });
});
