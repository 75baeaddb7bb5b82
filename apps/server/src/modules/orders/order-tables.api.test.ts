import { makeOrderNo, ORDER_LIFE_MS, ORDER_STEPS, type OrderFacts, type OrderState } from '@juban/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import type { PaymentMethod } from '../../ports/payment-gateway.ts';
import { findPayment, insertPayment, listPayments } from '../payments/payment.repository.ts';
import { paymentNotifications } from '../payments/payment.tables.ts';
import { refunds } from '../refunds/refund.tables.ts';
import { fulfilments } from '../settlement/settlement.tables.ts';
import {
  findOrder,
  findOrderByKey,
  insertOrder,
  listSteps,
  moveOrder,
  type NewOrder,
} from './order.repository.ts';
import { orderStateEdges } from './order.tables.ts';

const NOW = new Date('2026-03-01T04:00:00Z');
const WAITING: OrderFacts = { isPaid: false, isOver: false };
const PAID: OrderFacts = { isPaid: true, isOver: false };
const REFUNDED: OrderFacts = { isPaid: true, isOver: false, refunded: 'all' };

let product: TestProduct;
let userId: number;
let chance = 0;
beforeAll(async () => {
  product = await startProduct();
  userId = Number((await product.lab<{ id: string }>('POST', '/users', {})).id);
});
// The rows written here belong to no complete order.
afterAll(() => product.close());

const db = () => product.foundation.database.db;
const refused = (statement: string, reason: RegExp) =>
  expect(product.foundation.database.exec(statement)).rejects.toThrow(reason);

async function makeOrder(change: Partial<NewOrder> = {}): Promise<string> {
  chance += 1;
  const orderNo = makeOrderNo(NOW, chance, userId);
  const closesAt = new Date(NOW.getTime() + ORDER_LIFE_MS);
  const sold = { goodsId: 'g', goodsCode: 'g', goodsName: 'g', family: 'vip', renewable: false } as const;
  const price = { fen: 1_800, currency: 'CNY', days: 31, vPower: 18, agreements: [] };
  const where = { brand: 'yujian', clientType: 'web', channelId: 2, requestHash: 'h' };
  const order = { userId, orderNo, createdAt: NOW, closesAt, ...sold, ...price, ...where, ...change };
  expect(await insertOrder(db(), order, 'test')).toBe(true);
  return orderNo;
}
async function makePayment(
  orderNo: string,
  paymentNo = orderNo,
  method: PaymentMethod = 'h5',
): Promise<void> {
  const paid = { provider: 'alipay', method, fen: 1_800, currency: 'CNY' } as const;
  await insertPayment(db(), {
    ...paid,
    userId,
    orderNo,
    paymentNo,
    appId: 'a',
    sellerId: 's',
    createdAt: NOW,
  });
}
async function move(orderNo: string, to: OrderState, facts: OrderFacts): Promise<boolean> {
  const order = await findOrder(db(), userId, orderNo);
  return order !== undefined && moveOrder(db(), order, { to, cause: 'test', at: NOW, facts });
}

describe('the steps of an order', () => {
  it('[B-098] are the same list in the code and in the database', async () => {
    const stored = await db().select().from(orderStateEdges);
    const words = (steps: ReadonlyArray<{ from: string; to: string }>) =>
      steps.map(({ from, to }) => `${from} ${to}`).sort();
    expect(words(stored)).toEqual(words(ORDER_STEPS));
  });

  it('[B-098] lead to a refund, and the history is kept', async () => {
    const orderNo = await makeOrder();
    for (const [to, facts] of [
      ['paying', WAITING],
      ['paid', PAID],
      ['fulfilled', PAID],
      ['refunding', PAID],
      ['refunded', REFUNDED],
    ] as const) {
      expect(await move(orderNo, to, facts)).toBe(true);
    }
    const way = (await listSteps(db(), userId, orderNo)).map(({ from, to }) => `${from} ${to}`);
    expect(way).toEqual([
      'none created',
      'created paying',
      'paying paid',
      'paid fulfilled',
      'fulfilled refunding',
      'refunding refunded',
    ]);
    await refused(`update order_steps set cause = 'x' where order_no = '${orderNo}'`, /append-only/);
    await refused(`delete from order_steps where order_no = '${orderNo}'`, /append-only/);
  });

  it('[B-098] that do not exist are refused by the code and by the database', async () => {
    const orderNo = await makeOrder();
    expect(await move(orderNo, 'fulfilled', PAID)).toBe(false);
    expect(await move(orderNo, 'closed', WAITING)).toBe(true);
    for (const to of ['paying', 'paid', 'fulfilled', 'refunding', 'refunded'] as const) {
      expect(await move(orderNo, to, REFUNDED)).toBe(false);
    }
    const step = (from: string, to: string) => `
      insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
      values (${userId}, '${orderNo}', '${from}', '${to}', 'x', now())`;
    await refused(step('closed', 'paid'), /cannot go from closed to paid/);
    await refused(step('created', 'paying'), /duplicate key/);
  });

  it('[B-098] from a state that the order has left change nothing', async () => {
    const orderNo = await makeOrder();
    const seen = { userId, orderNo, state: 'created' } as const;
    expect(await move(orderNo, 'paying', WAITING)).toBe(true);
    const late = { to: 'closed', cause: 'test', at: NOW, facts: WAITING } as const;
    expect(await moveOrder(db(), seen, late)).toBe(false);
    expect((await findOrder(db(), userId, orderNo))?.state).toBe('paying');
  });
});

describe('constraints', () => {
  it('[B-099] an order is frozen except for its state', async () => {
    const orderNo = await makeOrder();
    for (const change of [
      'fen = 1',
      'days = 999',
      "agreements = '[1]'",
      "goods_code = 'x'",
      "from_path = 'x'",
    ]) {
      await refused(`update orders set ${change} where order_no = '${orderNo}'`, /is frozen/);
    }
    await refused(`update orders set state = 'paid' where order_no = '${orderNo}'`, /check constraint/);
  });

  it('[B-097] a key makes one order', async () => {
    const first = await makeOrder({ idempotencyKey: 'key-12345' });
    await refused(
      `insert into orders select (jsonb_populate_record(o, '{"order_no": "x"}')).* from orders o where order_no = '${first}'`,
      /duplicate key/,
    );
    expect((await findOrderByKey(db(), userId, 'key-12345'))?.orderNo).toBe(first);
  });

  it('[B-050] a trade pays one payment, and a payment without a trade is not paid', async () => {
    const orderNo = await makeOrder();
    await makePayment(orderNo);
    await makePayment(orderNo, `${orderNo}_2`, 'qr');
    const pay = (paymentNo: string, trade: string) => `
      update payments set state = 'paid', trade_no = ${trade}, paid_at = now() where payment_no = '${paymentNo}'`;
    await refused(pay(orderNo, 'null'), /check constraint/);
    await product.foundation.database.exec(pay(orderNo, "'t1'"));
    await refused(pay(`${orderNo}_2`, "'t1'"), /duplicate key/);
    expect((await findPayment(db(), userId, orderNo))?.tradeNo).toBe('t1');
    expect((await listPayments(db(), userId, orderNo)).map(({ state }) => state)).toEqual(['paid', 'open']);
  });

  it('[C-046] an order has one open attempt per provider and method, and another once that is closed', async () => {
    const orderNo = await makeOrder();
    await makePayment(orderNo);
    const again = () => makePayment(orderNo, `${orderNo}_2`);
    await expect(again()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/payments_one_open_attempt/) },
    });
    await product.foundation.database.exec(
      `update payments set state = 'closed' where payment_no = '${orderNo}'`,
    );
    await again();
    await refused(`update payments set provider = 'x' where payment_no = '${orderNo}'`, /check constraint/);
    await refused(`update payments set method = 'x' where payment_no = '${orderNo}'`, /check constraint/);
  });

  it('[B-064] an order is fulfilled once, a payment fulfils one order, and neither changes', async () => {
    const [orderNo, other] = [await makeOrder(), await makeOrder()];
    await makePayment(orderNo);
    await makePayment(other);
    const fulfil = (order: string, paymentNo: string) =>
      db()
        .insert(fulfilments)
        .values({ userId, orderNo: order, paymentNo, days: 31, vPower: 18, fulfilledAt: NOW });
    await fulfil(orderNo, orderNo);
    const cause = (message: RegExp) => ({
      cause: expect.objectContaining({ message: expect.stringMatching(message) }),
    });
    await expect(fulfil(orderNo, other)).rejects.toMatchObject(cause(/fulfilments_pkey/));
    await expect(fulfil(other, orderNo)).rejects.toMatchObject(cause(/payment_no_key/));
    await refused(`update fulfilments set days = 1 where order_no = '${orderNo}'`, /append-only/);
  });

  it('[B-100] a payment is refunded once', async () => {
    const orderNo = await makeOrder();
    await makePayment(orderNo);
    const ask = (refundNo: string) =>
      db().insert(refunds).values({
        userId,
        refundNo,
        paymentNo: orderNo,
        orderNo,
        kind: 'requested',
        reason: '',
        fen: 1_800,
        state: 'asked',
        askedAt: NOW,
      });
    await ask('r1');
    await expect(ask('r2')).rejects.toThrow();
  });

  it('[B-050] a notification is stored once', async () => {
    const keep = () =>
      db().insert(paymentNotifications).values({
        userId,
        provider: 'alipay',
        notificationId: 'n1',
        paymentNo: 'p',
        body: 'b',
        receivedAt: NOW,
      });
    await keep();
    await expect(keep()).rejects.toThrow();
  });
});
