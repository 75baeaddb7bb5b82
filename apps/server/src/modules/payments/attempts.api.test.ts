import { DAY_MS } from '@juban/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Checkout, H5_ORDER, type Payer, startCheckout } from '../../../test/order-kit.ts';
import { findOrder } from '../orders/order.repository.ts';
import { findPayment, listPayments } from './payment.repository.ts';

const HOUR_MS = 3_600_000;

let till: Checkout;
let payer: Payer;
let orderNo: string;
beforeAll(async () => {
  // Reconciliation uses this timer; here only the test acts.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  till = await startCheckout();
  vi.useRealTimers();
  await till.product.lab('POST', '/clock', { freeze: true });
});
afterAll(() => till.stop());
beforeEach(async () => {
  payer = await till.makePayer();
  orderNo = await makeAppOrder();
});

const db = () => till.product.foundation.database.db;
const attempts = async () =>
  (await listPayments(db(), payer.id, orderNo)).map(({ paymentNo, method, state }) => ({
    paymentNo,
    method,
    state,
  }));
const goOn = (input: object = {}, who = payer) =>
  till.product.call('payOrder', { orderNo, payChannel: 'aliPay', ...input }, till.headersOf(who));

/** To be paid in the app; a browser's page is another attempt. */
async function makeAppOrder(): Promise<string> {
  const { goodsCode, sellingChannelId, payChannel } = H5_ORDER;
  const input = { goodsId: goodsCode, sellingChannelId, payChannel };
  return (await till.product.call('createPurchase', input, till.headersOf(payer))).data.orderNo;
}

describe('continuing to pay a waiting order', () => {
  it('[B-048] by another way is a new attempt, the same way again is the same attempt', async () => {
    const first = await goOn({ returnUrl: '/vip/orders' });
    expect(first.code).toBe('0000');
    expect(first.data.aliOrderVO?.body).toContain(encodeURIComponent(`/vip/orders?orderNo=${orderNo}`));
    const answers = await Promise.all(Array.from({ length: 12 }, () => goOn()));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['0000']));
    expect(await attempts()).toEqual([
      { paymentNo: orderNo, method: 'app', state: 'open' },
      { paymentNo: `${orderNo}_2`, method: 'h5', state: 'open' },
    ]);
  });

  it('[B-048] is refused to others, for wallets that do not sell it, and once it is paid or its time is over', async () => {
    const other = await till.makePayer();
    expect(await goOn({}, other)).toMatchObject({ code: '4040', msg: '订单不存在' });
    for (const payChannel of ['qihoo', 'lenovo', 'apple'])
      expect(await goOn({ payChannel })).toMatchObject({ code: '2102' });
    expect(await goOn({ returnUrl: '//evil.example' })).toMatchObject({ code: '4000' });
    expect((await till.product.call('payOrder', { orderNo, payChannel: 'aliPay' })).code).toBe('1024');
    expect(await till.tell(orderNo)).toBe('success');
    expect(await goOn()).toMatchObject({ code: '2108' });
    orderNo = await makeAppOrder();
    await till.product.lab('POST', '/clock', { advanceMs: HOUR_MS });
    expect(await goOn()).toMatchObject({ code: '2109' });
    expect(await attempts()).toHaveLength(1);
  });

  it('[B-048] repeated by its key starts nothing once it is paid or its time is over', async () => {
    const headers = { ...till.headersOf(payer), 'idempotency-key': 'once-and-for-all-0001' };
    const again = () => till.product.call('createPurchaseH5', H5_ORDER, headers);
    const made = await again();
    expect(made.code).toBe('0000');
    expect((await again()).data.orderNo).toBe(made.data.orderNo);
    expect(await till.tell(made.data.orderNo)).toBe('success');
    expect((await again()).code).toBe('2108');
    const late = { ...till.headersOf(payer), 'idempotency-key': 'once-and-for-all-0002' };
    const makeLate = () => till.product.call('createPurchaseH5', H5_ORDER, late);
    expect((await makeLate()).code).toBe('0000');
    await till.product.lab('POST', '/clock', { advanceMs: HOUR_MS });
    expect((await makeLate()).code).toBe('2109');
  });

  it('[C-046] two attempts both paid at once end as one grant and one refund', async () => {
    await goOn();
    const told = [orderNo, `${orderNo}_2`, orderNo, `${orderNo}_2`].map((each) => till.tell(each));
    expect(new Set(await Promise.all(told))).toEqual(new Set(['success']));
    const owned = `user_id = ${payer.id}`;
    expect(await till.count('fulfilments', owned)).toBe(1);
    expect(await till.count('ledger_entries', `${owned} and ledger = 'entitlement'`)).toBe(1);
    expect(await till.count('refunds', `${owned} and kind = 'surplus'`)).toBe(1);
    expect(await till.count('payments', `${owned} and surplus`)).toBe(1);
    expect(await till.violations()).toEqual([]);
  });

  it('[C-046] ten orders of one user, each paid by two attempts in any order, are granted once each', async () => {
    const orders = await Promise.all(Array.from({ length: 9 }, makeAppOrder));
    orders.push(orderNo);
    await Promise.all(orders.map((each) => goOn({ orderNo: each })));
    const numbers = orders.flatMap((each, at) => (at % 2 ? [each, `${each}_2`] : [`${each}_2`, each]));
    await Promise.all(numbers.map((each) => till.tell(each)));
    const owned = `user_id = ${payer.id}`;
    expect(await till.count('fulfilments', owned)).toBe(10);
    expect(await till.count('refunds', `${owned} and kind = 'surplus'`)).toBe(10);
    expect(await till.violations()).toEqual([]);
  });

  it('[C-046] once one is paid the others become due, and none of another order does', async () => {
    const elsewhere = await till.order(payer);
    await goOn();
    expect(await till.tell(`${orderNo}_2`)).toBe('success');
    const due = async (paymentNo: string) => (await findPayment(db(), payer.id, paymentNo))?.nextCheckAt;
    const paidAt = (await findOrder(db(), payer.id, orderNo))?.paidAt;
    expect(await due(orderNo)).toEqual(paidAt);
    expect(await due(`${orderNo}_2`)).toEqual(new Date((paidAt?.getTime() ?? 0) + DAY_MS));
    expect((await due(elsewhere))?.getTime()).toBeGreaterThan(paidAt?.getTime() ?? Number.POSITIVE_INFINITY);
  });
});
