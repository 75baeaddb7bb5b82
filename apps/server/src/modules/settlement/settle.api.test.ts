import { DAY_MS, paymentNoOf } from '@juban/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAlipayConsole } from '../../../test/alipay-console.ts';
import { TRACE } from '../../../test/kit.ts';
import { type Checkout, MONTH, type Payer, startCheckout } from '../../../test/order-kit.ts';
import { listSteps } from '../orders/order.repository.ts';
import { findPayment } from '../payments/payment.repository.ts';

let checkout: Checkout;
let payer: Payer;
let orderNo: string;
beforeAll(async () => {
  checkout = await startCheckout(undefined, TRACE);
});
beforeEach(async () => {
  payer = await checkout.makePayer();
  orderNo = await checkout.order(payer);
});
afterAll(() => checkout.stop());

const db = () => checkout.product.foundation.database.db;
const ofOrder = () => `order_no = '${orderNo}'`;
const entries = () =>
  checkout.query<{ ledger: string; amount: number; source: string }>(
    `select ledger, amount, source from ledger_entries where cause = 'order:${orderNo}' order by ledger`,
  );

/** Everything that a notification could change for this payer. */
async function snapshot() {
  const mine = `user_id = ${payer.id}`;
  return {
    order: await checkout.stateOf(orderNo),
    payment: await findPayment(db(), payer.id, orderNo),
    steps: await checkout.count('order_steps', mine),
    fulfilments: await checkout.count('fulfilments', mine),
    notifications: await checkout.count('payment_notifications', mine),
    entries: await checkout.count('ledger_entries', mine),
    refunds: await checkout.count('refunds', mine),
  };
}

async function counted(outcome: string): Promise<number> {
  const { body } = await checkout.product.app.inject({ method: 'GET', url: '/metrics' });
  const line = `juban_payment_notifications_total{provider="alipay",outcome="${outcome}"} `;
  return Number(
    body
      .split('\n')
      .find((text) => text.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
}

describe('a correct payment', () => {
  it('[B-050] [B-064] fulfils its order, answered by exactly the word that Alipay expects', async () => {
    const body = checkout.alipay.write('yujian', { paymentNo: orderNo, fen: MONTH.fen });
    const answer = await checkout.post(body);
    expect([answer.statusCode, answer.body]).toEqual([200, 'success']);
    expect(await checkout.stateOf(orderNo)).toBe('fulfilled');
    expect(await findPayment(db(), payer.id, orderNo)).toMatchObject({
      state: 'paid',
      surplus: false,
      nextCheckAt: expect.any(Date),
    });
    expect((await listSteps(db(), payer.id, orderNo)).map(({ to }) => to)).toEqual([
      'created',
      'paying',
      'paid',
      'fulfilled',
    ]);
    expect(await entries()).toEqual([
      { ledger: 'entitlement', amount: MONTH.days, source: 'purchase' },
      { ledger: 'v_power', amount: MONTH.vPower, source: 'purchase' },
    ]);
    const [kept] = await checkout.query<{ body: string }>(
      `select body from payment_notifications where payment_no = '${orderNo}'`,
    );
    expect(kept?.body).toBe(body);
    expect(await checkout.violations()).toEqual([]);
  });

  it('[B-064] extends a current membership', async () => {
    payer = await checkout.makePayer({ vipDays: 10, vPower: 5 });
    orderNo = await checkout.order(payer);
    const before = (await checkout.profileOf(payer)).vipInfo.expiredTime ?? 0;
    await checkout.notify(orderNo);
    const after = await checkout.profileOf(payer);
    expect(after.vipInfo.expiredTime).toBe(before + MONTH.days * DAY_MS);
    expect(after.changedValue).toBe(5 + MONTH.vPower);
  });

  it('[B-064] otherwise starts now, with the V power that decay has left', async () => {
    payer = await checkout.makePayer({ vipDays: 1, vPower: 40 });
    const { now } = await checkout.product.lab<{ now: number }>('POST', '/clock', {
      advanceMs: 6 * DAY_MS + 60_000,
      freeze: true,
    });
    orderNo = await checkout.order(payer);
    await checkout.notify(orderNo);
    const after = await checkout.profileOf(payer);
    expect(after.vipInfo.expiredTime).toBe(now + MONTH.days * DAY_MS);
    expect(after.changedValue).toBe(30 + MONTH.vPower);
    await checkout.product.lab('POST', '/clock', { reset: true });
    expect(await checkout.violations()).toEqual([]);
  });

  it('[B-064] fulfils an order too whose start was not recorded before the money came', async () => {
    const made = await checkout.makePayer();
    await checkout.query(`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'user_id', ${made.id}, 'order_no', '26010100000000000${made.id}', 'state', 'created'))).*
      from orders o where ${ofOrder()}`);
    await checkout.query(`
      insert into payments select (jsonb_populate_record(p, jsonb_build_object(
        'user_id', ${made.id}, 'order_no', '26010100000000000${made.id}', 'payment_no', '26010100000000000${made.id}'))).*
      from payments p where ${ofOrder()}`);
    await checkout.query(`
      insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
      values (${made.id}, '26010100000000000${made.id}', 'none', 'created', 'test', now())`);
    payer = made;
    orderNo = `26010100000000000${made.id}`;
    expect(await checkout.notify(orderNo)).toBe('success');
    expect((await listSteps(db(), payer.id, orderNo)).map(({ to }) => to)).toEqual([
      'created',
      'paying',
      'paid',
      'fulfilled',
    ]);
  });

  it('[B-050] repeated and concurrent notifications settle once', async () => {
    const body = checkout.alipay.write('yujian', { paymentNo: orderNo, fen: MONTH.fen });
    const other = checkout.alipay.write('yujian', { paymentNo: orderNo, fen: MONTH.fen });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_unused, turn) => checkout.post(turn % 2 ? body : other)),
    );
    expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => 'success'));
    expect((await checkout.post(body)).body).toBe('success');
    expect(await checkout.count('fulfilments', ofOrder())).toBe(1);
    expect(await checkout.count('payment_notifications', `payment_no = '${orderNo}'`)).toBe(2);
    expect(await entries()).toHaveLength(2);
    expect(await checkout.violations()).toEqual([]);
  });
});

describe('an incorrect notification', () => {
  const AMOUNTS = ['24.99', '25.01', '0.01', '-25.00', '2500', '25.000', '1e3', '', '999999999999.00'];

  it.each<[string, Record<string, string>]>([
    ...AMOUNTS.map((total_amount): [string, Record<string, string>] => [
      `the amount ${total_amount || 'missing'}`,
      { total_amount },
    ]),
    ['another currency', { trans_currency: 'USD' }],
    ['another app', { app_id: 'app-jqq' }],
    ['another seller', { seller_id: 'seller-jqq' }],
    ['no trade number', { trade_no: '' }],
    ['no id', { notify_id: '' }],
    ['an unknown state', { trade_status: 'TRADE_PENDING_MAYBE' }],
    ['a stale time', { notify_time: '2020-01-01 00:00:00' }],
  ])('[B-050] %s changes nothing', async (_what, change) => {
    const before = await snapshot();
    const refusals = await counted('refused');
    expect(await checkout.notify(orderNo, change)).toBe('fail');
    expect(await snapshot()).toEqual(before);
    expect(await counted('refused')).toBe(refusals + 1);
  });

  it('[B-050] neither does one for an unknown order', async () => {
    const before = await snapshot();
    for (const paymentNo of [
      '1',
      `${orderNo.slice(0, 17)}999999`,
      `${orderNo}_9`,
      `${orderNo}0`,
      "' or 1=1",
    ]) {
      expect(await checkout.notify(paymentNo)).toBe('fail');
    }
    expect(await snapshot()).toEqual(before);
  });

  it('[B-050] nor one that was tampered with, cut, signed with another key or for another brand', async () => {
    const before = await snapshot();
    const right = checkout.alipay.write('yujian', { paymentNo: orderNo, fen: MONTH.fen });
    const otherUser = await startAlipayConsole();
    const forged = otherUser.write('yujian', { paymentNo: orderNo, fen: MONTH.fen });
    otherUser.stop();
    const broken = [
      right.replace('total_amount=25.00', 'total_amount=25.0'),
      right.replace('TRADE_SUCCESS', 'TRADE_FINISHED'),
      right.replace(/sign=[^&]+/, 'sign='),
      right.replace('RSA2', 'RSA'),
      right.slice(0, -20),
      `${right}&total_amount=25.00`,
      forged,
      '',
      '%00%ff',
      '{"trade_status":"TRADE_SUCCESS"}',
    ];
    for (const body of broken) expect((await checkout.post(body)).body).toBe('fail');
    expect((await checkout.post(right, 'jqq')).body).toBe('fail');
    const signedForJqq = checkout.alipay.write('jqq', { paymentNo: orderNo, fen: MONTH.fen });
    expect((await checkout.post(signedForJqq, 'jqq')).body).toBe('fail');
    expect(await snapshot()).toEqual(before);
    const lines = checkout.product.logs.filter((line) => line.includes('payment notification refused'));
    expect(lines.length).toBeGreaterThanOrEqual(broken.length);
    const secret = new URLSearchParams(right).get('sign') ?? 'none';
    expect(checkout.product.logs.join('')).not.toContain(secret.slice(0, 40));
    expect((await checkout.post(right)).body).toBe('success');
  });

  it('[B-050] unknown providers, brands and oversized bodies get the envelope', async () => {
    expect((await checkout.post('x', 'yujian', 'paypal')).statusCode).toBe(404);
    expect((await checkout.post('x', 'toString')).statusCode).toBe(404);
    expect((await checkout.post('x'.repeat(40_000))).statusCode).toBe(400);
  });

  it('[B-050] one that failed on our side is repeated, and nothing is half done', async () => {
    const before = await snapshot();
    await checkout.query('alter table memberships rename to memberships_gone');
    const answer = await checkout.post(
      checkout.alipay.write('yujian', { paymentNo: orderNo, fen: MONTH.fen }),
    );
    await checkout.query('alter table memberships_gone rename to memberships');
    expect([answer.statusCode, answer.body]).toEqual([500, 'fail']);
    expect(await snapshot()).toEqual(before);
    expect(await checkout.notify(orderNo)).toBe('success');
    expect(await checkout.violations()).toEqual([]);
  });
});

describe('surplus money', () => {
  const refundsOf = () =>
    checkout.query<{ kind: string; payment_no: string }>(
      `select kind, payment_no from refunds where ${ofOrder()}`,
    );

  it('[B-098] [B-100] for a closed order is refunded once and leaves the order unchanged', async () => {
    expect(await checkout.notify(orderNo, { trade_status: 'TRADE_CLOSED' })).toBe('success');
    expect(await checkout.stateOf(orderNo)).toBe('closed');
    const steps = await listSteps(db(), payer.id, orderNo);
    for (let turn = 0; turn < 3; turn += 1) expect(await checkout.notify(orderNo)).toBe('success');
    expect(await checkout.stateOf(orderNo)).toBe('closed');
    expect(await listSteps(db(), payer.id, orderNo)).toEqual(steps);
    expect(await refundsOf()).toEqual([{ kind: 'surplus', payment_no: orderNo }]);
    expect(await findPayment(db(), payer.id, orderNo)).toMatchObject({ surplus: true });
    expect(await entries()).toEqual([]);
  });

  it('[B-098] [B-100] a second payment of a paid order is refunded, the first one stays', async () => {
    const second = paymentNoOf(orderNo, 2);
    await checkout.query(`
      insert into payments select (jsonb_populate_record(p, '{"payment_no": "${second}", "method": "qr"}')).*
      from payments p where payment_no = '${orderNo}'`);
    const answers = await Promise.all(
      [orderNo, second, orderNo, second].map((each) => checkout.notify(each)),
    );
    expect(answers).toEqual(answers.map(() => 'success'));
    expect(await checkout.stateOf(orderNo)).toBe('fulfilled');
    expect(await checkout.count('fulfilments', ofOrder())).toBe(1);
    expect(await refundsOf()).toHaveLength(1);
    expect(await entries()).toHaveLength(2);
  });

  it('[B-098] a trade that is closed after it was paid takes nothing away', async () => {
    await checkout.notify(orderNo);
    expect(await checkout.notify(orderNo, { trade_status: 'TRADE_CLOSED' })).toBe('success');
    expect(await checkout.notify(orderNo, { trade_status: 'WAIT_BUYER_PAY' })).toBe('success');
    expect(await checkout.stateOf(orderNo)).toBe('fulfilled');
  });
});
