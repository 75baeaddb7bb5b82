import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Activities, type Claimer, startActivities } from '../../../test/activity-kit.ts';
import { askSandbox } from '../../../test/ask-sandbox.ts';
import { PLUS } from '../../../test/gift-kit.ts';
import { MONTH } from '../../../test/order-kit.ts';
import { rowsOf } from '../../db/database.ts';
import { verify } from '../../db/invariant.ts';
import { rewardReversalInvariants } from './reward-reversal.invariants.ts';

let shop: Activities;
beforeAll(async () => {
  // The background jobs use this timer; here only the test acts.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await startActivities();
  vi.useRealTimers();
  await shop.product.lab('POST', '/clock', { freeze: true });
});
afterAll(() => shop.stop());

const services = () => shop.product.services;
const drain = () => services().outbox.drain();
const stateOf = async (buyer: Claimer, orderNo: string) => (await shop.detail(buyer, orderNo)).state;
const check = async (afterMs: number, report?: (error: unknown) => void) => {
  await shop.advance(afterMs);
  return services().reconciliation.reconcileDue(report);
};
const at = (provider: string, path: string, body?: object) =>
  askSandbox<{ httpStatus: number }>(`${shop.provider.sandbox.url}/${provider}/${path}`, body);

function refundThere(provider: 'alipay' | 'wechat', paymentNo: string, fen: number, refundNo = 'made-there') {
  const gateway = services().gateways.find((each) => each.provider === provider);
  const paidFen = Math.max(fen, MONTH.fen);
  return gateway?.refund({ brand: 'yujian', paymentNo, refundNo, fen, paidFen, reason: 'x' });
}

const reversals = async ({ id }: Claimer) =>
  rowsOf<{ grant_cause: string; state: string }>(
    await shop.product.foundation.database.db.execute(
      sql`select grant_cause, state from reward_reversals where user_id = ${id} order by grant_cause`,
    ),
  );

/** In the provider's console, and entered by support. */
async function refundAll(buyer: Claimer, orderNo: string, already = 0): Promise<void> {
  const { price } = await shop.detail(buyer, orderNo);
  await refundThere('alipay', orderNo, price * 100 - already, 'all-the-rest');
  expect(await services().support.refundedThere(orderNo, '')).toBe('refunded');
}

describe('partner memberships that depend on refunded money', () => {
  async function buyPlus(buyer: Claimer): Promise<string> {
    const { goodsCode } = PLUS.HanXiMonthDelivery;
    const input = { goodsCode, payChannel: 'aliPay', sellingChannelId: 2 } as const;
    const { data } = await shop.product.call('createPurchaseH5', input, shop.headers(buyer.token));
    await shop.provider.submitForm({ method: 'h5', body: data.aliOrderVO?.body ?? '' });
    await shop.pay(data.orderNo);
    expect(await shop.notify(data.orderNo)).toBe('success');
    return data.orderNo;
  }

  it('[C-090] [B-100] an activity reward is withdrawn, and requested again once the refund is reversed', async () => {
    const buyer = await shop.makeClaimer();
    const orderNo = await shop.buy(buyer);
    expect((await shop.claim(buyer, 'activity-disk-month')).code).toBe('0000');
    await refundAll(buyer, orderNo);
    const grant_cause = `activity:${buyer.id}:activity-disk-month`;
    expect(await reversals(buyer)).toEqual([{ grant_cause, state: 'withdrawn' }]);
    await drain();
    expect(await services().partnerGrants.statusOf(grant_cause)).toBe('onTheWay');
    expect(await shop.violations()).toEqual([]);
    await services().support.refundReversed(orderNo);
    await drain();
    expect(await services().partnerGrants.statusOf(grant_cause)).toBe('arrived');
    expect(await reversals(buyer)).toEqual([{ grant_cause, state: 'restored' }]);
    expect(await services().support.refundedThere(orderNo, '')).toBe('refunded');
    expect((await reversals(buyer)).map(({ state }) => state).sort()).toEqual(['kept', 'restored']);
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-090] a reward that other orders reach stays', async () => {
    const buyer = await shop.makeClaimer(1);
    const orderNo = await shop.buy(buyer);
    expect((await shop.claim(buyer, 'activity-disk-month')).code).toBe('0000');
    await refundAll(buyer, orderNo);
    expect(await reversals(buyer)).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-045] [B-100] a gift of the package is withdrawn with a full refund, not with a partial one', async () => {
    const buyer = await shop.makeClaimer();
    const orderNo = await buyPlus(buyer);
    const input = { type: 'HanXiMonthDelivery', choice: 'music-month' } as const;
    expect((await shop.product.call('claimGift', input, { token: buyer.token })).code).toBe('0000');
    await refundThere('alipay', orderNo, 100);
    await services().support.refundedThere(orderNo, '', 100);
    expect(await reversals(buyer)).toEqual([]);
    await refundAll(buyer, orderNo, 100);
    expect(await reversals(buyer)).toMatchObject([{ state: 'withdrawn' }]);
    await drain();
    expect(await shop.violations()).toEqual([]);
    for (const broken of [
      `update reward_reversals set state = 'restored' where state = 'withdrawn'`,
      `update outbox_messages set withdrawn_at = null`,
    ])
      expect(await violationsAfter(broken), broken).toHaveLength(1);
  });

  /** Of broken data, in a transaction that is rolled back. */
  async function violationsAfter(broken: string) {
    let violations: unknown[] = [];
    await shop.product.foundation.database.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(broken));
        ({ violations } = await verify(tx, rewardReversalInvariants));
        tx.rollback();
      })
      .catch(() => {});
    return violations;
  }
});

describe('a paid payment', () => {
  // The checks of payments of earlier tests end first.
  beforeEach(() => check(60 * DAY_MS));

  it('[B-070] [B-100] is checked after 1, 7 and 30 days; a full refund without a notification is taken back', async () => {
    const buyer = await shop.makeClaimer();
    const orderNo = await shop.buy(buyer);
    const { price } = await shop.detail(buyer, orderNo);
    expect(await check(DAY_MS - 1)).toBe(0);
    expect(await check(1)).toBe(1);
    expect(await check(6 * DAY_MS - 1)).toBe(0);
    await refundThere('alipay', orderNo, price * 100);
    expect(await stateOf(buyer, orderNo)).toBe('fulfilled');
    expect(await check(1)).toBe(1);
    expect(await stateOf(buyer, orderNo)).toBe('refunded');
    expect(await check(23 * DAY_MS)).toBe(1);
    expect(await check(90 * DAY_MS)).toBe(0);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-070] whose provider does not answer is checked again within the hour, until 31 days have passed', async () => {
    const buyer = await shop.makeClaimer();
    const orderNo = await shop.buy(buyer);
    await shop.provider.control('control/fault', { fault: 'http500' });
    const report = vi.fn();
    expect(await check(DAY_MS, report)).toBe(1);
    expect(report).toHaveBeenCalledOnce();
    expect(await check(3_600_000 - 1, report)).toBe(0);
    expect(await check(31 * DAY_MS, report)).toBe(1);
    expect(await check(31 * DAY_MS, report)).toBe(0);
    await shop.provider.control('control/fault', { fault: 'none' });
    expect(await stateOf(buyer, orderNo)).toBe('fulfilled');
  });
});

describe('WeChat', () => {
  async function payByWechat(buyer: Claimer): Promise<string> {
    const input = { goodsCode: shop.goodsCode, payChannel: 'wechat', sellingChannelId: 2 } as const;
    const made = await shop.product.call('createPurchaseH5', input, shop.headers(buyer.token));
    await at('wechat', 'control/outcome', { outTradeNo: made.data.orderNo, outcome: 'paid', notify: 'drop' });
    await services().support.reconcile(made.data.orderNo);
    return made.data.orderNo;
  }
  const noticesOf = async (orderNo: string) =>
    (await services().support.show(orderNo)).refund.map(({ fen, kind, state }) => ({ fen, kind, state }));

  it('[B-100] reporting one refund by many notifications at once: it is taken once', async () => {
    const buyer = await shop.makeClaimer();
    const orderNo = await payByWechat(buyer);
    await refundThere('wechat', orderNo, 500, 'R-4');
    const refund = { refundNo: 'R-4', fen: 500, isDone: true };
    const fact = { brand: 'yujian', paymentNo: orderNo, state: 'closed', refund } as const;
    const settle = (id: number) =>
      services().settlements.settle(fact, {
        provider: 'wechat',
        cause: 'notification',
        notification: { id: `n${id}`, body: '{}' },
      });
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, id) => settle(id)));
    expect(outcomes.filter(({ outcome }) => outcome === 'closed')).toHaveLength(1);
    expect(await noticesOf(orderNo)).toEqual([{ fen: 500, kind: 'provider', state: 'done' }]);
    const failed = { ...fact, refund: { ...refund, refundNo: 'R-5', isDone: false } };
    const source = { provider: 'wechat', cause: 'notification' } as const;
    expect((await services().settlements.settle(failed, source)).outcome).toBe('repeat');
    expect(await noticesOf(orderNo)).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] returns no amount when queried: an unreported refund is logged, and nothing is guessed', async () => {
    const buyer = await shop.makeClaimer();
    const orderNo = await payByWechat(buyer);
    const { price } = await shop.detail(buyer, orderNo);
    await refundThere('wechat', orderNo, price * 100, 'R-6');
    const report = vi.fn();
    await check(DAY_MS, report);
    expect(report.mock.calls.flat().map(String)).toEqual([
      expect.stringContaining(`${orderNo} is paid here but closed at wechat`),
    ]);
    expect(await stateOf(buyer, orderNo)).toBe('fulfilled');
    expect(await services().support.refundedThere(orderNo, '')).toBe('refunded');
  });
});
