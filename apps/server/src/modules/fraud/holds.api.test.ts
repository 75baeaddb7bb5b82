import { reviewTexts } from '@juban/contract/texts/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';
import { startUnionShop, type UnionShop } from '../../../test/union-kit.ts';
import { rowsOf } from '../../db/database.ts';
import { verify } from '../../db/invariant.ts';
import { invariants } from '../../modules.ts';

const DECISION = { decidedBy: 'tester', reason: 'looked at it' };
const CHANNEL = 'campus-30';

let shop: UnionShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startUnionShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await query('delete from fraud_rules');
  buyer = await shop.makeBuyer();
});

const query = async <Row>(text: string): Promise<Row[]> =>
  rowsOf<Row>(await shop.product.foundation.database.db.execute(text));
const desk = () => shop.product.services.holdReview;
const sum = async (by: Buyer, ledger: string) => {
  const [row] = await query<{ n: number }>(
    `select coalesce(sum(amount), 0)::int as n from ledger_entries where user_id = ${by.id} and ledger = '${ledger}'`,
  );
  return row?.n ?? 0;
};
const expectHealthy = async () =>
  expect((await verify(shop.product.foundation.database.db, invariants)).violations).toEqual([]);

/** From now on everything of that kind is held: one account of a device is too many. */
async function hold(kind: string, device: string, before: Buyer[] = []): Promise<void> {
  await query(`
    insert into fraud_rules values
      ('yujian-accounts-of-device', 'yujian', 'accounts-of-device', '["${kind}"]', 1, 24, 0)`);
  for (const other of before) await orderBy(other, device);
}

const orderBy = (by: Buyer, oaid: string) =>
  shop.product.call(
    'createPurchaseH5',
    { goodsCode: shop.goodsCode, payChannel: 'aliPay', sellingChannelId: 2 },
    { ...shop.headers(by.token), oaid },
  );

async function payMade({ data }: Awaited<ReturnType<typeof orderBy>>): Promise<string> {
  await shop.provider.submitForm({ method: 'h5', body: data.aliOrderVO?.body ?? '' });
  await shop.pay(data.orderNo);
  expect(await shop.notify(data.orderNo)).toBe('success');
  return data.orderNo;
}

let devices = 0;
/** An order of the second account of a device, paid. */
async function buyHeld(by: Buyer): Promise<string> {
  devices += 1;
  await hold('order', `device-${devices}`, [await shop.makeBuyer()]);
  return payMade(await orderBy(by, `device-${devices}`));
}

describe('a held order', () => {
  it('[C-047] is paid, grants nothing, and says so; notifications, checks and retries change nothing', async () => {
    const orderNo = await buyHeld(buyer);
    expect(await shop.notify(orderNo)).toBe('success');
    await shop.product.services.reconciliation.reconcileDue();
    const { state, review, refund } = await shop.detail(buyer, orderNo);
    expect([state, review, refund.allowed]).toEqual(['paid', 'held', false]);
    const checked = await shop.product.call('checkOrder', { orderNo }, shop.headers(buyer.token));
    expect(checked.data).toMatchObject({ result: 'paid', order: { review: 'held' } });
    expect(await sum(buyer, 'entitlement')).toBe(0);
    const held = await desk().listHeld();
    expect(held.find(({ subjectId }) => subjectId === orderNo)).toMatchObject({
      rule: 'accounts-of-device',
      facts: { count: 2, most: 1, hours: 24 },
    });
    const asked = await shop.product.call('requestRefund', { orderNo }, shop.as(buyer));
    expect(asked.code).toBe('2106');
    await expectHealthy();
  });

  it('[B-064] is granted once from its release on, however many release and refuse it at once', async () => {
    const orderNo = await buyHeld(buyer);
    await shop.advance(3_600_000);
    const released = await shop.product.lab<{ now: number }>('GET', '/clock');
    const ends = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => desk().release('order', orderNo, DECISION)),
      desk().release('order', orderNo, DECISION),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state, review, days } = await shop.detail(buyer, orderNo);
    expect([state, review]).toEqual(['fulfilled', null]);
    expect(await sum(buyer, 'entitlement')).toBe(days);
    const { vipInfo } = await shop.profile(buyer);
    expect(vipInfo.expiredTime).toBeGreaterThanOrEqual(released.now + days * 86_400_000 - 60_000);
    await expect(desk().refuse('order', orderNo, DECISION)).rejects.toThrow('released already');
    expect(await desk().show('order', orderNo)).toMatchObject({ state: 'released', ...DECISION });
    await expectHealthy();
  });

  it('[B-098] that is refused is refunded in full, with a text for its owner, and cannot be released afterwards', async () => {
    const orderNo = await buyHeld(buyer);
    const both = await Promise.allSettled([
      desk().refuse('order', orderNo, DECISION),
      desk().refuse('order', orderNo, DECISION),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shop.untilRefunded(buyer, orderNo);
    const { review, refund } = await shop.detail(buyer, orderNo);
    expect([review, refund.note]).toEqual(['refused', reviewTexts.orderRefused]);
    expect((await shop.trade(orderNo)).refundedFen).toBe((await shop.trade(orderNo)).fen);
    expect(await sum(buyer, 'entitlement')).toBe(0);
    await expect(desk().release('order', orderNo, DECISION)).rejects.toThrow('refused already');
    await expectHealthy();
  });

  it('[B-098] is decided by a refund of support, and waits again if that is reversed', async () => {
    const orderNo = await buyHeld(buyer);
    const { support } = shop.product.services;
    await expect(support.refund(orderNo, 'a part', 1)).rejects.toThrow();
    await support.refund(orderNo, 'asked by phone');
    await shop.untilRefunded(buyer, orderNo);
    await expect(desk().release('order', orderNo, DECISION)).rejects.toThrow('refused already');
    expect(await support.refundReversed(orderNo)).toBe('paid');
    expect((await shop.detail(buyer, orderNo)).review).toBe('held');
    await expectHealthy();
    await desk().release('order', orderNo, DECISION);
    expect((await shop.detail(buyer, orderNo)).state).toBe('fulfilled');
    await expectHealthy();
    // The sandbox has reversed nothing: its answers count again.
    expect(await support.refundedThere(orderNo, 'given back there')).toBe('refunded');
    await expectHealthy();
  });

  it('[C-103] of a union reserves at its partner when it is released, and not before', async () => {
    await shop.bind(buyer, 'you');
    const made = await shop.orderUnion(buyer, 'you');
    const { orderNo } = made.data;
    await query(`insert into holds values
      ('order', '${orderNo}', ${buyer.id}, null, 'yujian', 'refund-loop', '{}', 'marked', now())`);
    await shop.payUnion(made.data);
    expect(await shop.statusOf(buyer, orderNo)).toMatchObject({ payStatus: 'PAID', partnerStatus: 'none' });
    await expectHealthy();
    await desk().release('order', orderNo, DECISION);
    await shop.tried(orderNo, 1);
    expect((await shop.statusOf(buyer, orderNo)).partnerStatus).toBe('arrived');
    await expectHealthy();
  });
});

describe('a held exchange', () => {
  const exchange = (by: Buyer, deviceid: string) =>
    shop.product.call('exchange', { id: 'vip-1' }, { ...shop.headers(by.token), deviceid });
  const list = async (by: Buyer) =>
    (await shop.product.call('listExchanges', {}, shop.headers(by.token))).data.content;

  async function makeHeld(): Promise<{ by: Buyer; exchangeNo: string; before: number }> {
    const [first, by] = [await shop.makeBuyer({ points: 5_000 }), await shop.makeBuyer({ points: 5_000 })];
    devices += 1;
    await hold('exchange', '');
    expect((await exchange(first, `d-${devices}`)).data.review).toBeNull();
    const before = await sum(by, 'points');
    const { data } = await exchange(by, `d-${devices}`);
    expect(data.review).toBe('held');
    return { by, exchangeNo: data.exchangeNo, before };
  }

  it('takes its points, grants nothing until it is released, and then grants once', async () => {
    const { by, exchangeNo, before } = await makeHeld();
    expect(await sum(by, 'points')).toBeLessThan(before);
    expect(await sum(by, 'entitlement')).toBe(0);
    expect(await list(by)).toMatchObject([{ exchangeNo, review: 'held' }]);
    await expectHealthy();
    const ends = await Promise.allSettled(
      Array.from({ length: 8 }, () => desk().release('exchange', exchangeNo, DECISION)),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sum(by, 'entitlement')).toBe(1);
    expect(await list(by)).toMatchObject([{ exchangeNo, review: null }]);
    await expectHealthy();
  });

  it('that is refused returns its points', async () => {
    const { by, exchangeNo, before } = await makeHeld();
    await desk().refuse('exchange', exchangeNo, DECISION);
    expect(await sum(by, 'points')).toBe(before);
    expect(await sum(by, 'entitlement')).toBe(0);
    expect(await list(by)).toMatchObject([{ review: 'refused' }]);
    await expectHealthy();
  });
});

describe('a held claim', () => {
  async function claim(mobile: string, deviceid: string) {
    const app = { clientType: 'Android', deviceid };
    await shop.product.call('sendClaimCode', { mobile, channel: CHANNEL }, app);
    const mobileValidateCode = await shop.product.readCode(mobile);
    return shop.product.call('receiveClaim', { mobile, mobileValidateCode, channel: CHANNEL }, app);
  }
  const receiptOf = async (receipt: string) =>
    (await shop.product.call('getClaimReceipt', { channel: CHANNEL, receipt })).data.review;
  const codeOf = async () =>
    (
      await query<{ id: string }>(`select code_id::text as id from claims order by claimed_at desc limit 1`)
    )[0]?.id ?? '';

  it.each([
    ['with an account', true],
    ['without an account', false],
  ])('of a phone %s waits, then is granted once', async (_case, hasAccount) => {
    devices += 1;
    await hold('claim', '');
    expect((await claim(newPhone(), `c-${devices}`)).data.review).toBeNull();
    const mobile = newPhone();
    const by = hasAccount ? await shop.makeBuyer({ mobile }) : undefined;
    const { data } = await claim(mobile, `c-${devices}`);
    expect(data).toMatchObject({ review: 'held', expiredTime: null });
    expect(await receiptOf(data.receipt)).toBe('held');
    await expectHealthy();
    const id = await codeOf();
    await desk().release('claim', id, DECISION);
    await expect(desk().release('claim', id, DECISION)).rejects.toThrow('released already');
    expect(await receiptOf(data.receipt)).toBeNull();
    const owner = by ?? (await shop.makeBuyer({ mobile }));
    expect(await sum(owner, 'entitlement')).toBe(data.days);
    await expectHealthy();
  });

  it('that is refused grants nothing and says so', async () => {
    devices += 1;
    await hold('claim', '');
    await claim(newPhone(), `c-${devices}`);
    const mobile = newPhone();
    const by = await shop.makeBuyer({ mobile });
    const { data } = await claim(mobile, `c-${devices}`);
    await desk().refuse('claim', await codeOf(), DECISION);
    expect(await receiptOf(data.receipt)).toBe('refused');
    expect(await sum(by, 'entitlement')).toBe(0);
    await expectHealthy();
  });
});
