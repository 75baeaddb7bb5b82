import type { BrandId } from '@juban/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';
import { type PaymentGateway, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import { findOrder } from '../orders/order.repository.ts';
import { findPayment } from '../payments/payment.repository.ts';
import { createReconcileService } from './reconcile.service.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  // The background jobs use this timer; here only the test acts.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await startShop();
  vi.useRealTimers();
  await shop.product.lab('POST', '/clock', { freeze: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await check(2 * DAY_MS);
  buyer = await shop.makeBuyer();
});

const services = () => shop.product.services;
function alipay(): PaymentGateway {
  const found = services().gateways.find(({ provider }) => provider === 'alipay');
  if (!found) throw new Error('no gateway is configured for Alipay');
  return found;
}
async function check(afterMs: number, report?: (error: unknown) => void): Promise<number> {
  await shop.advance(afterMs);
  return services().reconciliation.reconcileDue(report);
}
const stateOf = async (orderNo: string) => (await shop.detail(buyer, orderNo)).state;

describe('payments without a notification', () => {
  it('[B-070] are queried after 30 s, 2 min, 10 min and 1 h, not earlier and not twice', async () => {
    const orderNo = await shop.order(buyer);
    expect(await check(29 * SECOND_MS)).toBe(0);
    expect(await check(SECOND_MS)).toBe(1);
    expect(await check(0)).toBe(0);
    expect(await check(89 * SECOND_MS)).toBe(0);
    expect(await check(SECOND_MS)).toBe(1);
    expect(await check(8 * MINUTE_MS)).toBe(1);
    expect(await check(50 * MINUTE_MS - SECOND_MS)).toBe(0);
    expect(await stateOf(orderNo)).toBe('paying');
    expect(await check(SECOND_MS)).toBe(1);
    expect(await stateOf(orderNo)).toBe('closed');
    expect((await shop.trade(orderNo)).status).toBe('TRADE_CLOSED');
    expect(await check(3 * DAY_MS)).toBe(0);
  });

  it('[B-070] are fulfilled when the provider reports them paid', async () => {
    const orderNo = await shop.order(buyer);
    await shop.pay(orderNo);
    await check(30 * SECOND_MS);
    expect(await stateOf(orderNo)).toBe('fulfilled');
    const detail = await shop.detail(buyer, orderNo);
    expect(detail.steps.at(-1)?.state).toBe('fulfilled');
  });

  it('[B-070] are fulfilled when the money arrives at the last moment', async () => {
    const orderNo = await shop.order(buyer);
    await check(11 * MINUTE_MS);
    await shop.pay(orderNo);
    await check(50 * MINUTE_MS);
    expect(await stateOf(orderNo)).toBe('fulfilled');
  });

  it('[B-100] paid after they were closed as unknown are found a day later and refunded', async () => {
    const { orderNo, open } = await shop.make(buyer);
    await check(HOUR_MS);
    expect(await stateOf(orderNo)).toBe('closed');
    await open();
    await shop.pay(orderNo);
    await check(DAY_MS);
    await services().outbox.drain();
    expect(await stateOf(orderNo)).toBe('closed');
    expect(await findPayment(shop.product.foundation.database.db, buyer.id, orderNo)).toMatchObject({
      state: 'refunded',
      surplus: true,
      nextCheckAt: null,
    });
    expect((await shop.trade(orderNo)).refundedFen).toBe((await shop.trade(orderNo)).fen);
    expect((await shop.profile(buyer)).vipInfo.expiredTime).toBeNull();
  });

  it('[B-070] wait longer each time while the provider is down, and are settled when it is back', async () => {
    const orderNo = await shop.order(buyer);
    await shop.provider.control('control/fault', { fault: 'http500' });
    const report = vi.fn();
    expect(await check(HOUR_MS, report)).toBe(1);
    expect(await check(MINUTE_MS, report)).toBe(1);
    expect(report.mock.calls).toEqual(Array(2).fill([expect.any(ProviderUnavailable)]));
    expect(await stateOf(orderNo)).toBe('paying');
    await shop.provider.control('control/fault', { fault: 'none' });
    await shop.pay(orderNo);
    expect(await check(2 * HOUR_MS)).toBe(1);
    expect(await stateOf(orderNo)).toBe('fulfilled');
  });

  /** A worker with the test's own query of Alipay. */
  const workerAsking = (query: PaymentGateway['query']) =>
    createReconcileService({
      db: shop.product.foundation.database.db,
      clock: shop.product.foundation.clock,
      gateways: new Map([['alipay', { ...alipay(), query }]]),
      settlements: services().settlements,
    });

  it('[B-070] are checked once, however many processes check at the same time', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.order(buyer)));
    const asked: string[] = [];
    const query = (brand: BrandId, paymentNo: string) => {
      asked.push(paymentNo);
      return alipay().query(brand, paymentNo);
    };
    const workers = [1, 2, 3].map(() => workerAsking(query));
    await shop.advance(30 * SECOND_MS);
    await Promise.all(workers.map((worker) => worker.reconcileDue()));
    expect(asked.sort()).toEqual(made.sort());
  });

  it('[B-070] stay open if their time ends while the provider answers: they are not closed there', async () => {
    const { orderNo } = await shop.make(buyer);
    const order = await findOrder(shop.product.foundation.database.db, buyer.id, orderNo);
    if (!order) throw new Error('no order');
    const worker = workerAsking(async (...given) => {
      const fact = await alipay().query(...given);
      await shop.advance(HOUR_MS);
      return fact;
    });
    expect(await worker.reconcileOrder(order, 'test')).toMatchObject([{ outcome: 'unpaid' }]);
    expect(await stateOf(orderNo)).toBe('paying');
    expect(await check(0)).toBe(1);
    expect(await stateOf(orderNo)).toBe('closed');
  });

  it('[B-070] are found even if the provider of another attempt does not answer', async () => {
    const order = await findOrder(shop.product.foundation.database.db, buyer.id, await shop.order(buyer));
    if (!order) throw new Error('no order');
    const way = { orderNo: order.orderNo, payChannel: 'wechat' } as const;
    await shop.product.call('payOrder', way, { token: buyer.token, clientType: 'Android' });
    const silent = () => Promise.reject(new ProviderUnavailable('no answer'));
    const looks = { brand: 'yujian', paymentNo: `${order.orderNo}_2`, state: 'open' } as const;
    const asked: string[] = [];
    const worker = createReconcileService({
      db: shop.product.foundation.database.db,
      clock: shop.product.foundation.clock,
      gateways: new Map([
        ['alipay', { ...alipay(), query: silent }],
        [
          'wechat',
          {
            ...alipay(),
            query: async (_brand: BrandId, paymentNo: string) => {
              asked.push(paymentNo);
              return looks;
            },
          },
        ],
      ]),
      settlements: services().settlements,
    });
    await expect(worker.reconcileOrder(order, 'test')).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(asked).toEqual([looks.paymentNo]);
  });

  it('[B-070] are queried while a provider is slow with another', async () => {
    const orderNos = [await shop.order(buyer), await shop.order(buyer)];
    const { promise: isOtherAsked, resolve: markOtherAsked } = Promise.withResolvers<void>();
    const asked: string[] = [];
    const worker = workerAsking(async (...given) => {
      asked.push(given[1]);
      if (asked.length === 1) await isOtherAsked;
      else markOtherAsked();
      return alipay().query(...given);
    });
    await shop.advance(30 * SECOND_MS);
    expect(await worker.reconcileDue()).toBe(2);
    expect(asked.sort()).toEqual(orderNos.sort());
  });

  it('[B-070] have all been checked when a round ends, also those that another round took', async () => {
    const orderNo = await shop.order(buyer);
    await shop.pay(orderNo);
    const { promise: isAsked, resolve: markAsked } = Promise.withResolvers<void>();
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
    const worker = workerAsking(async (...given) => {
      markAsked();
      await mayAnswer;
      return alipay().query(...given);
    });
    await shop.advance(30 * SECOND_MS);
    const first = worker.reconcileDue();
    await isAsked;
    const second = worker.reconcileDue();
    // Read after its own query for due payments: by then a round that does not wait would have ended.
    expect(await stateOf(orderNo)).toBe('paying');
    expect(await Promise.race([second, 'waits'])).toBe('waits');
    letAnswer();
    expect(await second).toBe(0);
    expect(await stateOf(orderNo)).toBe('fulfilled');
    expect(await first).toBe(1);
  });
});
