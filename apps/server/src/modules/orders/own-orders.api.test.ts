import { CODES } from '@juban/contract';
import { levelTexts } from '@juban/contract/texts/level';
import { paymentTexts } from '@juban/contract/texts/payment';
import { DAY_MS, LEVEL_THRESHOLDS } from '@juban/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';
import { listRefunds } from '../refunds/refund.repository.ts';

const HOUR_MS = 3_600_000;

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.makeBuyer();
});

const check = (orderNo: string, by = buyer) =>
  shop.product.call('checkOrder', { orderNo }, shop.headers(by.token));
const refund = (orderNo: string, by = buyer) =>
  shop.product.call('requestRefund', { orderNo, reason: '买错了' }, shop.headers(by.token));
const takeReward = (level: number) =>
  shop.product.call('markLevelReward', { level }, shop.headers(buyer.token));
const untilRefunded = (orderNo: string) =>
  expect
    .poll(async () => {
      await shop.product.services.outbox.drain();
      return (await shop.detail(buyer, orderNo)).state;
    })
    .toBe('refunded');

describe('a level raised by an order', () => {
  const risenTo = async (orderNo: string, by = buyer) => (await check(orderNo, by)).data.risenTo;

  it('[B-017] is shown to the returning payer, for the V power of this order only', async () => {
    const { vPower } = await shop.detail(buyer, await shop.order(buyer));
    const threshold = LEVEL_THRESHOLDS[2];
    const below = await shop.makeBuyer({ vPower: threshold - vPower - 1 });
    expect(await risenTo(await shop.buy(below), below)).toBe(null);
    const reaches = await shop.makeBuyer({ vPower: threshold - vPower });
    const orderNo = await shop.buy(reaches);
    // Later V power raises the level too, but not by this order.
    await shop.product.call('clockIn', {}, shop.headers(reaches.token));
    expect(await risenTo(orderNo, reaches)).toBe(2);
    const beyond = await shop.makeBuyer({ vPower: threshold });
    expect(await risenTo(await shop.buy(beyond), beyond)).toBe(null);
  });

  it('[B-017] is not shown while the order is unpaid, a day later, or once it is refunded', async () => {
    const unpaid = await shop.order(buyer);
    expect(await risenTo(unpaid)).toBe(null);
    const other = await shop.makeBuyer();
    const orderNo = await shop.buy(other);
    expect(await risenTo(orderNo, other)).toBeGreaterThan(0);
    await refund(orderNo, other);
    expect(await risenTo(orderNo, other)).toBe(null);
    const late = await shop.buy(buyer);
    expect(await risenTo(late)).toBeGreaterThan(0);
    await shop.advance(DAY_MS);
    expect(await risenTo(late)).toBe(null);
  });
});

describe('own orders', () => {
  it('[B-101] are listed newest first, in pages, with what was frozen', async () => {
    const first = await shop.buy(buyer);
    await shop.advance(1);
    const second = await shop.order(buyer);
    const page = await shop.product.call('listOrders', { pageSize: '1' }, shop.headers(buyer.token));
    expect(page.data).toMatchObject({ total: 2, pageNum: 1, pageSize: 1 });
    expect(page.data.content).toMatchObject([{ orderNo: second, state: 'paying', payTime: null }]);
    const next = await shop.product.call(
      'listOrders',
      { pageSize: 1, pageNum: '2' },
      shop.headers(buyer.token),
    );
    expect(next.data.content).toMatchObject([{ orderNo: first, state: 'fulfilled' }]);
    const [{ price, days } = { price: 0, days: 0 }] = next.data.content;
    expect((await shop.trade(first)).fen).toBe(Math.round(price * 100));
    expect(days).toBeGreaterThanOrEqual(7);
  });

  it('[B-101] show their history and agreements to their owner', async () => {
    const orderNo = await shop.buy(buyer);
    const detail = await shop.detail(buyer, orderNo);
    expect(detail.steps.map(({ state }) => state)).toEqual(['created', 'paying', 'paid', 'fulfilled']);
    expect(detail).toMatchObject({ payChannel: 'aliPay', refund: { allowed: true, reason: null } });
    expect(detail.agreements.length).toBeGreaterThan(0);
  });

  it('[B-101] of another user do not exist, for any call', async () => {
    const orderNo = await shop.buy(buyer);
    const other = await shop.makeBuyer();
    const headers = shop.headers(other.token);
    for (const name of ['getOrder', 'getPayStatus', 'checkOrder', 'requestRefund'] as const) {
      const answer = await shop.product.call(name, { orderNo }, headers);
      expect(answer, name).toMatchObject({ status: 404, code: '4040', msg: paymentTexts.unknownOrder });
    }
    expect((await shop.product.call('listOrders', {}, headers)).data).toMatchObject({
      total: 0,
      content: [],
    });
    expect((await shop.detail(buyer, orderNo)).state).toBe('fulfilled');
  });

  it('[A-092] of one brand do not exist for an app of another, and the web shows all', async () => {
    const orderNo = await shop.order(buyer);
    const as = (clientType: string) => ({ token: buyer.token, clientType });
    const ask = async (clientType: string) =>
      Promise.all([
        ...(['getOrder', 'checkOrder', 'requestRefund'] as const).map((name) =>
          shop.product.call(name, { orderNo }, as(clientType)),
        ),
        shop.product.call('payOrder', { orderNo, payChannel: 'aliPay' }, as(clientType)),
      ]);
    const total = async (clientType: string) =>
      (await shop.product.call('listOrders', {}, as(clientType))).data.total;
    for (const { code, msg } of await ask('android_jqq'))
      expect({ code, msg }).toEqual({ code: '4040', msg: paymentTexts.unknownOrder });
    for (const { code } of await ask('web')) expect(code).not.toBe('4040');
    expect([await total('android_jqq'), await total('web'), await total('Android')]).toEqual([0, 1, 1]);
  });

  it('[B-101] require a login', async () => {
    for (const name of ['listOrders', 'getOrder', 'getPayStatus', 'checkOrder', 'requestRefund'] as const) {
      expect((await shop.product.call(name, {} as never)).code, name).toBe('1024');
    }
  });
});

describe('returning from the wallet', () => {
  it('[B-070] a payment without a notification is found by a query', async () => {
    const orderNo = await shop.order(buyer);
    expect((await check(orderNo)).data).toMatchObject({ result: 'unpaid', order: { state: 'paying' } });
    await shop.pay(orderNo);
    const status = () => shop.product.call('getPayStatus', { orderNo }, shop.headers(buyer.token));
    expect((await status()).data.payStatus).toBe('WAIT');
    await expect
      .poll(async () => (await check(orderNo)).data, { interval: 300 })
      .toMatchObject({ result: 'paid', order: { state: 'fulfilled' } });
    expect((await status()).data.payStatus).toBe('PAID');
    expect((await shop.profile(buyer)).vipInfo.expiredTime).not.toBeNull();
  });

  it('[B-070] the provider is queried once in two seconds, for all callers; meanwhile it is being checked', async () => {
    const orderNo = await shop.order(buyer);
    const answers = await Promise.all([check(orderNo), check(orderNo), check(orderNo)]);
    expect(answers.map(({ data }) => data.result).sort()).toEqual(['checking', 'checking', 'unpaid']);
  });

  it('[B-070] a provider that is down leaves it open', async () => {
    const orderNo = await shop.order(buyer);
    await shop.provider.control('control/fault', { fault: 'http500' });
    const answer = await check(orderNo);
    await shop.provider.control('control/fault', { fault: 'none' });
    expect(answer.data).toMatchObject({ result: 'checking', order: { state: 'paying' } });
  });
});

describe('requesting a refund', () => {
  it('[B-101] [B-100] takes back exactly what this order gave, and the money is refunded once', async () => {
    const member = await shop.makeBuyer({ vipDays: 10, vPower: 50 });
    buyer = member;
    const before = await shop.profile(buyer);
    const orderNo = await shop.buy(buyer);
    expect((await shop.profile(buyer)).changedValue).toBeGreaterThan(50);
    expect((await refund(orderNo)).data).toMatchObject({ state: 'refunding', refund: { allowed: false } });
    await untilRefunded(orderNo);
    const after = await shop.profile(buyer);
    expect(after).toMatchObject({ vipInfo: before.vipInfo, changedValue: 50 });
    const trade = await shop.trade(orderNo);
    expect(trade).toMatchObject({ status: 'TRADE_CLOSED', refundedFen: trade.fen });
    expect((await refund(orderNo)).code).toBe('2106');
    const detail = await shop.detail(buyer, orderNo);
    expect(detail.refund.doneTime).not.toBeNull();
    expect(detail.steps.map(({ state }) => state).slice(-3)).toEqual(['fulfilled', 'refunding', 'refunded']);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-101] is granted once, however often and concurrently it is requested', async () => {
    const orderNo = await shop.buy(buyer);
    const input = { orderNo, reason: '打 138-1234-5678 找我' };
    const codes = (
      await Promise.all(
        Array.from({ length: 6 }, () => shop.product.call('requestRefund', input, shop.headers(buyer.token))),
      )
    ).map(({ code }) => code);
    expect(codes.sort()).toEqual(['0000', '2106', '2106', '2106', '2106', '2106']);
    const kept = await listRefunds(shop.product.foundation.database.db, buyer.id, orderNo);
    expect(kept.map(({ reason }) => reason)).toEqual(['打 138****5678 找我']);
    await untilRefunded(orderNo);
  });

  it('[B-101] is refused once a day of it was used, with the reason', async () => {
    const orderNo = await shop.buy(buyer);
    await shop.advance(DAY_MS + HOUR_MS);
    const { refund: shown } = await shop.detail(buyer, orderNo);
    expect(shown).toMatchObject({ allowed: false, reason: CODES['2105'].msg });
    expect(await refund(orderNo)).toMatchObject({ code: '2105', msg: CODES['2105'].msg });
    expect((await shop.detail(buyer, orderNo)).state).toBe('fulfilled');
  });

  it('[B-101] is granted for days that still wait behind others, and refused after a week', async () => {
    buyer = await shop.makeBuyer({ vipDays: 60 });
    const [early, late] = [await shop.buy(buyer), await shop.buy(buyer)];
    await shop.advance(6 * DAY_MS);
    expect((await refund(early)).code).toBe('0000');
    await shop.advance(DAY_MS + HOUR_MS);
    expect(await refund(late)).toMatchObject({ code: '2104', msg: CODES['2104'].msg });
    await untilRefunded(early);
  });

  it('[B-101] is refused once a level has given days for its V power, unless it was reached without', async () => {
    buyer = await shop.makeBuyer({ vipDays: 60, vPower: 49 });
    const orderNo = await shop.buy(buyer);
    expect((await takeReward(2)).code).toBe('0000');
    expect(await refund(orderNo)).toMatchObject({ code: '2106', msg: levelTexts.noRefund });
    const { refund: shown } = await shop.detail(buyer, orderNo);
    expect(shown).toMatchObject({ allowed: false, reason: levelTexts.noRefund });
    buyer = await shop.makeBuyer({ vipDays: 60, vPower: 50 });
    const other = await shop.buy(buyer);
    expect((await takeReward(2)).code).toBe('0000');
    expect((await refund(other)).code).toBe('0000');
    await untilRefunded(other);
  });

  it('[B-101] is refused for the last of the orders that a level depends on, when the others were refunded', async () => {
    buyer = await shop.makeBuyer({ vipDays: 60, vPower: 40 });
    const [first, second, third] = [await shop.buy(buyer), await shop.buy(buyer), await shop.buy(buyer)];
    expect((await takeReward(2)).code).toBe('0000');
    const { support } = shop.product.services;
    expect(await support.refund(first, '')).toBe('refunded');
    await shop.provider.control('control/fault', { fault: 'http500' });
    expect(await support.refund(second, '')).toBe('refunding');
    expect(await refund(third)).toMatchObject({ code: '2106', msg: levelTexts.noRefund });
    await shop.provider.control('control/fault', { fault: 'none' });
    await shop.advance(10 * 60_000);
    await untilRefunded(second);
    expect(await refund(third)).toMatchObject({ code: '2106', msg: levelTexts.noRefund });
  });

  it('[B-101] a level gives nothing for V power whose money is being refunded', async () => {
    buyer = await shop.makeBuyer({ vipDays: 60, vPower: 49 });
    const orderNo = await shop.buy(buyer);
    await shop.provider.control('control/fault', { fault: 'http500' });
    const isReached = async (level: number) =>
      (await shop.product.call('listLevelRewards', {}, shop.headers(buyer.token))).data.find(
        (item) => item.level === level,
      )?.locked;
    expect(await isReached(2)).toBe(1);
    expect((await refund(orderNo)).code).toBe('0000');
    expect(await isReached(2)).toBe(0);
    expect((await takeReward(2)).code).toBe('9999');
    await shop.provider.control('control/fault', { fault: 'none' });
    await shop.advance(10 * 60_000);
    await untilRefunded(orderNo);
  });

  it('[B-101] a later refunded order uses up nothing of an earlier one', async () => {
    const [first, second] = [await shop.buy(buyer), await shop.buy(buyer)];
    expect(await shop.product.services.support.refund(second, '')).toBe('refunded');
    expect((await refund(first)).code).toBe('0000');
    await untilRefunded(first);
  });

  it('[B-101] is refused while nothing was paid', async () => {
    const orderNo = await shop.order(buyer);
    expect((await refund(orderNo)).code).toBe('2106');
    expect((await shop.detail(buyer, orderNo)).refund).toMatchObject({ allowed: false, reason: null });
  });

  it('[B-100] waits for a provider that is down, and is retried', async () => {
    const orderNo = await shop.buy(buyer);
    await shop.provider.control('control/fault', { fault: 'http500' });
    await refund(orderNo);
    await shop.product.services.outbox.drain();
    expect((await shop.detail(buyer, orderNo)).state).toBe('refunding');
    await shop.provider.control('control/fault', { fault: 'none' });
    await shop.advance(10 * 60_000);
    await untilRefunded(orderNo);
    expect((await shop.trade(orderNo)).refundedFen).toBe((await shop.trade(orderNo)).fen);
  });
});
