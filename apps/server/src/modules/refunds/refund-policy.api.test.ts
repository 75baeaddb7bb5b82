import { CODE } from '@juban/contract/code-names';
import { refundTexts } from '@juban/contract/texts/refund';
import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';
import { createMoneyServices } from '../../composition/money-services.ts';
import { rowsOf } from '../../db/database.ts';
import { verify } from '../../db/invariant.ts';
import { lockUser } from '../../db/lock-user.ts';
import { createSecrets } from '../../lib/secrets.ts';
import { collectTopics } from '../../platform/module.ts';
import { ProviderRefused } from '../../ports/payment-gateway.ts';
import { debtInvariants } from '../membership/membership.invariants.ts';
import { createOutboxService } from '../outbox/outbox.service.ts';
import { refundsModule } from './module.ts';

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
  buyer = await shop.makeBuyer();
});

const HOUR_MS = 3_600_000;
const services = () => shop.product.services;
const db = () => shop.product.foundation.database.db;
const call = (name: 'requestRefund', orderNo: string, who = buyer, headers: object = {}) =>
  shop.product.call(name, { orderNo }, { ...shop.headers(who.token), ...headers });
const checkIn = () => shop.product.call('clockIn', {}, shop.headers(buyer.token));
const stateOf = async (orderNo: string) => (await shop.detail(buyer, orderNo)).state;
const drain = () => services().outbox.drain();

async function now(): Promise<number> {
  return (await shop.product.lab<{ now: number }>('GET', '/clock')).now;
}

async function balances(): Promise<Record<string, { balance: number; owed: number }>> {
  const rows = rowsOf<{ ledger: string; balance: number; owed: number }>(
    await db().execute(sql`select ledger, balance, owed from ledger_balances where user_id = ${buyer.id}`),
  );
  return Object.fromEntries(rows.map(({ ledger, ...row }) => [ledger, row]));
}

describe('refunds that users request themselves', () => {
  it('[B-101] buying, checking in and refunding again earns nothing', async () => {
    const orderNo = await shop.buy(buyer);
    await shop.advance(HOUR_MS);
    expect((await checkIn()).code).toBe('0000');
    expect(await call('requestRefund', orderNo)).toMatchObject({
      code: CODE.refundTooUsed,
      msg: refundTexts.benefitUsed,
    });
    expect(await stateOf(orderNo)).toBe('fulfilled');
    expect((await shop.detail(buyer, orderNo)).refund).toMatchObject({
      allowed: false,
      reason: refundTexts.benefitUsed,
    });
  });

  it('[B-101] succeed once in 30 days and three times in a year', async () => {
    const round = async () => (await call('requestRefund', await shop.buy(buyer))).code;
    expect(await round()).toBe('0000');
    await shop.advance(30 * DAY_MS - 1);
    expect(await round()).toBe(CODE.refundNotNow);
    await shop.advance(1);
    expect(await round()).toBe('0000');
    await shop.advance(30 * DAY_MS);
    expect(await round()).toBe('0000');
    await shop.advance(31 * DAY_MS);
    const fourth = await shop.buy(buyer);
    expect(await call('requestRefund', fourth)).toMatchObject({
      code: CODE.refundNotNow,
      msg: refundTexts.overQuota,
    });
    expect((await shop.detail(buyer, fourth)).refund.reason).toBe(refundTexts.overQuota);
    await drain();
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-101] count by device, whoever uses it', async () => {
    const headers = { deviceid: 'one-phone' };
    expect((await call('requestRefund', await shop.buy(buyer), buyer, headers)).code).toBe('0000');
    const other = await shop.makeBuyer();
    const orderNo = await shop.buy(other);
    expect((await call('requestRefund', orderNo, other, headers)).code).toBe(CODE.refundNotNow);
    expect((await call('requestRefund', orderNo, other, { deviceid: 'another' })).code).toBe('0000');
  });

  it('[B-101] for many orders at once succeed for one', async () => {
    const orders = [await shop.buy(buyer), await shop.buy(buyer), await shop.buy(buyer)];
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, at) => call('requestRefund', orders[at % 3] ?? '')),
    );
    expect(asked.filter(({ code }) => code === '0000')).toHaveLength(1);
    await drain();
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-101] are explained by the rules of the brand', async () => {
    const { rule } = (await shop.detail(buyer, await shop.buy(buyer))).refund;
    expect(rule).toContain('7 天');
    expect(rule).toContain('24 小时');
    expect(rule).toContain('每 30 天最多自助退款 1 次，一年最多 3 次');
  });
});

describe('an accepted refund', () => {
  it('[B-100] takes the days at once, while the provider does not answer', async () => {
    const orderNo = await shop.buy(buyer);
    await shop.provider.control('control/fault', { fault: 'http500' });
    expect((await call('requestRefund', orderNo)).code).toBe('0000');
    await drain();
    expect(await stateOf(orderNo)).toBe('refunding');
    expect((await shop.profile(buyer)).vipInfo.expiredTime).toBe(await now());
    await shop.provider.control('control/fault', { fault: 'none' });
    await shop.advance(HOUR_MS);
    await drain();
    expect(await stateOf(orderNo)).toBe('refunded');
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] that fails for good restores everything, and can be requested again', async () => {
    const orderNo = await shop.buy(buyer);
    const bought = (await shop.profile(buyer)).vipInfo.expiredTime;
    expect((await call('requestRefund', orderNo)).code).toBe('0000');
    await refuseForGood(orderNo);
    expect(await stateOf(orderNo)).toBe('fulfilled');
    expect((await shop.detail(buyer, orderNo)).refund.parts).toMatchObject([{ state: 'failed' }]);
    const returned = (await shop.profile(buyer)).vipInfo.expiredTime ?? 0;
    expect(returned - (await now())).toBe((bought ?? 0) - (await orderTime(orderNo)));
    expect(await shop.violations()).toEqual([]);
    expect(await services().support.refund(orderNo, '')).toBe('refunded');
    expect(await shop.violations()).toEqual([]);
  });

  /** Every attempt of another process on the same database is refused. */
  async function refuseForGood(orderNo: string): Promise<void> {
    const { config, clock, database } = shop.product.foundation;
    const outbox = createOutboxService({ db: database.db, clock });
    const refusing = async () => {
      throw new ProviderRefused('no');
    };
    const { refunds } = createMoneyServices({
      base: {
        db: database.db,
        reads: database.reads,
        clock,
        secrets: createSecrets(config.secretKey),
        rateLimits: { hit: async () => undefined },
        publicOrigin: config.publicOrigin,
      },
      rails: {
        ...services(),
        gateways: services().gateways.map((gateway) => ({ ...gateway, refund: refusing })),
      },
      sms: { send: async () => {}, notify: async () => {} },
      users: { ...services(), outbox },
      benefits: services(),
    });
    for (const [topic, delivery] of collectTopics([refundsModule], { refunds }))
      outbox.onTopic(topic, delivery);
    for (let tries = 0; tries < 7; tries += 1) {
      await outbox.drain();
      if ((await stateOf(orderNo)) !== 'refunding') return;
      await shop.advance(7 * HOUR_MS);
    }
  }

  const orderTime = async (orderNo: string) => (await shop.detail(buyer, orderNo)).payTime ?? 0;
});

describe('refunds by support', () => {
  it('[B-100] return a part, and take the whole unused days', async () => {
    const orderNo = await shop.buy(buyer);
    const { days, vPower, price } = await shop.detail(buyer, orderNo);
    await shop.advance(10.5 * DAY_MS);
    expect(await services().support.refund(orderNo, '', 1_000)).toBe('partly-refunded');
    const left = (await shop.profile(buyer)).vipInfo.expiredTime ?? 0;
    expect(left).toBe((await now()) + 0.5 * DAY_MS);
    const share = Math.floor((vPower * 1_000) / (price * 100));
    expect(await balances()).toMatchObject({
      entitlement: { balance: days - Math.floor(days - 10.5) },
      v_power: { balance: vPower - share },
    });
    expect(await shop.trade(orderNo)).toMatchObject({ refundedFen: 1_000 });
    await expect(services().support.refund(orderNo, '', price * 100)).rejects.toThrow('has less than');
    expect(await services().support.refund(orderNo, '')).toBe('refunded');
    expect((await balances()).v_power).toEqual({ balance: 0, owed: 0 });
    expect((await shop.detail(buyer, orderNo)).refund.parts).toHaveLength(2);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] never add up to more than was paid, even concurrently', async () => {
    const orderNo = await shop.buy(buyer);
    const { price } = await shop.detail(buyer, orderNo);
    const part = Math.floor((price * 100) / 2) - 1;
    const ask = () => services().support.refund(orderNo, '', part);
    const asked = await Promise.allSettled(Array.from({ length: 20 }, ask));
    const accepted = asked.filter(({ status }) => status === 'fulfilled').length;
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(3);
    await drain();
    expect((await shop.trade(orderNo)).refundedFen).toBe(accepted * part);
    if (accepted === 1) await ask();
    await expect(ask()).rejects.toThrow('has less than');
    expect((await shop.trade(orderNo)).refundedFen).toBe(2 * part);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] take what check-ins of the order earned, and what was spent is paid by later ones', async () => {
    const orderNo = await shop.buy(buyer);
    await shop.advance(HOUR_MS);
    await checkIn();
    const earned = (await balances()).points?.balance ?? 0;
    expect(earned).toBeGreaterThan(0);
    await db().transaction(async (tx) => {
      await lockUser(tx, buyer.id);
      const spent = { userId: buyer.id, amount: earned, cause: 'test:spent', source: 'test', reason: '' };
      await services().points.take(tx, { ...spent, at: new Date(await now()) });
    });
    expect(await services().support.refund(orderNo, '')).toBe('refunded');
    expect(await balances()).toMatchObject({
      points: { balance: 0, owed: earned },
      v_power: { balance: 0, owed: 0 },
    });
    expect(await shop.violations()).toEqual([]);
    for (const broken of [
      'update ledger_balances set owed = owed + 1 where owed > 0',
      `insert into ledger_debts select user_id, ledger, cause, 1, at from ledger_entries where source <> 'refund' limit 1`,
    ])
      expect(await debtsAfter(broken), broken).toHaveLength(1);
    await shop.buy(buyer);
    await shop.advance(DAY_MS);
    await checkIn();
    expect((await balances()).points).toEqual({ balance: 0, owed: 0 });
    await shop.advance(DAY_MS);
    await checkIn();
    expect((await balances()).points).toEqual({ balance: earned, owed: 0 });
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] take back the reward of a level that depends on the order; it can be earned again', async () => {
    buyer = await shop.makeBuyer({ vPower: 49 });
    const orderNo = await shop.buy(buyer);
    const take = () => services().levelRewards.take(buyer.id, 2);
    await take();
    const { days } = await shop.detail(buyer, orderNo);
    expect((await balances()).entitlement?.balance).toBe(days + 3);
    expect(await services().support.refund(orderNo, '')).toBe('refunded');
    expect((await balances()).entitlement?.balance).toBe(0);
    await expect(take()).rejects.toThrow();
    expect(await shop.violations()).toEqual([]);
    await shop.buy(buyer);
    await take();
    expect((await balances()).entitlement?.balance).toBe(days + 3);
    expect(await shop.violations()).toEqual([]);
  });
});

/** The result of the debt invariants on broken data, in a transaction that is rolled back. */
async function debtsAfter(broken: string) {
  let violations: unknown[] = [];
  await db()
    .transaction(async (tx) => {
      await tx.execute(sql.raw(broken));
      ({ violations } = await verify(tx, debtInvariants));
      tx.rollback();
    })
    .catch(() => {});
  return violations;
}

describe('refunds made at the provider', () => {
  const refundThere = (orderNo: string, fen: number) => {
    const gateway = services().gateways.find(({ provider }) => provider === 'alipay');
    return gateway?.refund({
      brand: 'yujian',
      paymentNo: orderNo,
      refundNo: 'made-there',
      fen,
      paidFen: fen,
      reason: 'x',
    });
  };

  it('[B-100] are found by the notification, partial or full', async () => {
    const orderNo = await shop.buy(buyer);
    const { price } = await shop.detail(buyer, orderNo);
    await refundThere(orderNo, 500);
    expect(await shop.notify(orderNo)).toBe('success');
    expect(await stateOf(orderNo)).toBe('partly-refunded');
    expect(await shop.notify(orderNo)).toBe('success');
    expect((await shop.detail(buyer, orderNo)).refund.parts).toMatchObject([{ price: 5, state: 'done' }]);
    const whole = await shop.buy(buyer);
    await refundThere(whole, price * 100);
    expect(await shop.notify(whole)).toBe('success');
    expect(await stateOf(whole)).toBe('refunded');
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] are entered and reversed by support', async () => {
    const orderNo = await shop.buy(buyer);
    const before = await balances();
    expect(await services().support.refundedThere(orderNo, '', 500)).toBe('partly-refunded');
    expect(await services().support.refundReversed(orderNo)).toBe('fulfilled');
    expect(await balances()).toEqual(before);
    expect(await services().support.refundedThere(orderNo, '')).toBe('refunded');
    await expect(services().support.refundedThere(orderNo, '')).rejects.toThrow('nothing changes');
    expect(await services().support.refundReversed(orderNo)).toBe('fulfilled');
    expect(await balances()).toEqual(before);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] are not reversed while another refund is in progress', async () => {
    const orderNo = await shop.buy(buyer);
    await refundThere(orderNo, 500);
    expect(await services().support.refundedThere(orderNo, '', 500)).toBe('partly-refunded');
    await shop.provider.control('control/fault', { fault: 'http500' });
    expect(await services().support.refund(orderNo, '', 300)).toBe('refunding');
    await expect(services().support.refundReversed(orderNo)).rejects.toThrow('nothing changes');
    await shop.provider.control('control/fault', { fault: 'none' });
    await shop.advance(HOUR_MS);
    await drain();
    expect(await stateOf(orderNo)).toBe('partly-refunded');
    expect(await shop.violations()).toEqual([]);
  });
});
