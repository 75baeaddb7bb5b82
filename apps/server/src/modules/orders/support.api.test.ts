import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  // The background jobs use this timer; here only the test acts.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await startShop();
  vi.useRealTimers();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.makeBuyer();
});

const HOUR_MS = 3_600_000;
const support = () => shop.product.services.support;
const outage = (fault: 'http500' | 'none') => shop.provider.control('control/fault', { fault });

describe('support', () => {
  it('[B-098] sees the whole history of an order', async () => {
    const orderNo = await shop.buy(buyer);
    const found = await support().show(orderNo);
    expect(found.order).toMatchObject([{ orderNo, state: 'fulfilled' }]);
    expect(found.step.map(({ to }) => to)).toEqual(['created', 'paying', 'paid', 'fulfilled']);
    expect(found.payment).toMatchObject([{ paymentNo: orderNo, state: 'paid' }]);
    expect(found.notification).toHaveLength(1);
    expect(found.ledger.map(({ ledger }) => ledger).sort()).toEqual(['entitlement', 'v_power']);
    expect(found.fulfilment).toHaveLength(1);
    await expect(support().show('26111509120012345100000001')).rejects.toThrow('there is no order');
  });

  it('[B-050] replays the provider’s notifications, and nothing happens twice', async () => {
    const orderNo = await shop.buy(buyer);
    const before = await shop.profile(buyer);
    expect(await support().replay(orderNo)).toEqual([expect.stringMatching(/: repeat$/)]);
    expect(await shop.profile(buyer)).toEqual(before);
    expect((await support().show(orderNo)).notification).toHaveLength(1);
  });

  it('[B-050] queries the provider if a notification cannot be verified twice', async () => {
    const orderNo = await shop.order(buyer);
    await shop.pay(orderNo);
    const keep = (provider: string, body: string) => sql`
      insert into payment_notifications (user_id, provider, notification_id, payment_no, body, received_at)
      values (${buyer.id}, ${provider}, ${`of-${provider}`}, ${orderNo}, ${body}, now())`;
    await shop.product.foundation.database.db.execute(keep('wechat', '{"id":"of-wechat"}'));
    const gone = 'of-wechat: signed in headers, which are not kept';
    expect(await support().replay(orderNo)).toEqual([gone, 'asked instead: fulfilled']);
    expect((await shop.detail(buyer, orderNo)).state).toBe('fulfilled');
    const settled = 'asked instead: nothing is left to settle';
    expect(await support().replay(orderNo)).toEqual([gone, settled]);
    await shop.product.foundation.database.db.execute(keep('lenovo', 'at=0'));
    const refused = expect.stringMatching(/^of-lenovo: (?:refused|failed) \(.+\)$/);
    expect(await support().replay(orderNo)).toEqual(expect.arrayContaining([refused, settled]));
  });

  it('[B-070] queries the provider now, and reports differences', async () => {
    const orderNo = await shop.order(buyer);
    expect(await support().compare(orderNo)).toEqual([]);
    await shop.pay(orderNo);
    expect(await support().compare(orderNo)).toEqual([
      { paymentNo: orderNo, why: 'open here, but paid at the provider' },
    ]);
    expect(await support().reconcile(orderNo)).toEqual(['fulfilled']);
    expect(await support().compare(orderNo)).toEqual([]);
    expect(await support().reconcile(orderNo)).toEqual([]);
  });

  it('[B-100] refunds an order whatever its age, once', async () => {
    const orderNo = await shop.buy(buyer);
    await shop.advance(20 * DAY_MS);
    expect(await support().refund(orderNo, '客服退款')).toBe('refunded');
    expect(await support().refund(orderNo, '客服退款')).toBe('refunded');
    const { refund } = await support().show(orderNo);
    expect(refund).toMatchObject([{ kind: 'support', state: 'done', reason: '客服退款' }]);
    expect(await support().compare(orderNo)).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] a refund outlives an outage of any length', async () => {
    const orderNo = await shop.buy(buyer);
    await outage('http500');
    expect(await support().refund(orderNo, '')).toBe('refunding');
    for (let tries = 0; tries < 8; tries += 1) {
      await shop.advance(DAY_MS);
      await shop.product.services.outbox.drain();
    }
    await outage('none');
    await shop.advance(HOUR_MS);
    await shop.product.services.outbox.drain();
    expect((await shop.detail(buyer, orderNo)).state).toBe('refunded');
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-100] retries a refund that was given up', async () => {
    const orderNo = await shop.buy(buyer);
    await outage('http500');
    expect(await support().refund(orderNo, '')).toBe('refunding');
    await outage('none');
    await shop.product.foundation.database.db.execute(
      sql`update outbox_messages set dead_at = now() where delivered_at is null`,
    );
    await shop.advance(DAY_MS);
    expect(await shop.product.services.outbox.drain()).toBe(0);
    expect(await support().refund(orderNo, '')).toBe('refunded');
    expect(await shop.violations()).toEqual([]);
  });
});
