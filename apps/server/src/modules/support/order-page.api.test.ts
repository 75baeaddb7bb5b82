import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';

let shop: Shop;
let staff: StaffMember;
let buyer: Buyer;
beforeAll(async () => {
  // The background jobs use this timer; here only the test acts.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await startShop();
  vi.useRealTimers();
  staff = await newStaff(shop.product, 'support');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.makeBuyer();
});

const support = () => shop.product.services.support;
const outage = (fault: 'http500' | 'none') => shop.provider.control('control/fault', { fault });
const execute = (statement: ReturnType<typeof sql>) => shop.product.foundation.database.db.execute(statement);
async function page(orderNo: string) {
  const { code, data, body } = await staff.call('getOrder', { orderNo });
  if (code !== '0000') throw new Error(body);
  return data;
}
const explain = async (orderNo: string) => (await page(orderNo)).explanation;

describe('an unpaid order', () => {
  it('says until when it can be paid, and when it was closed', async () => {
    const orderNo = await shop.order(buyer);
    expect(await explain(orderNo)).toMatch(
      /^用户还没有付款，渠道也显示未付款，[-\d]+ [\d:]+ 前可以付款，所以会员没有到账。$/,
    );
    await shop.advance(DAY_MS);
    expect(await explain(orderNo)).toMatch(/付款期限 .+ 已过/);
    await shop.product.services.reconciliation.reconcileDue();
    expect(await explain(orderNo)).toMatch(/^没有收到付款，订单于 .+ 关闭，所以会员没有到账。$/);
  });

  it('that is paid at the provider names the lost notification', async () => {
    const orderNo = await shop.order(buyer);
    await shop.pay(orderNo);
    const { explanation, comparison } = await page(orderNo);
    expect(explanation).toMatch(
      /^支付宝已收款 [\d.]+ 元，但付款通知没有到达，支付单 \d+ 在我方仍是待支付，所以会员没有到账，请「查询渠道」补单。$/,
    );
    expect(comparison[0]).toEqual({
      paymentNo: orderNo,
      what: '状态',
      ours: '待支付',
      theirs: '已支付',
      agrees: false,
    });
    expect((await page(orderNo)).state, 'looking changes nothing').toBe('paying');
    await support().reconcile(orderNo);
    expect(await explain(orderNo)).toMatch(/用支付宝付款/);
  });

  it('is explained while the provider is out of order', async () => {
    const orderNo = await shop.order(buyer);
    await outage('http500');
    const { explanation, comparison } = await page(orderNo);
    await outage('none');
    expect(explanation).toMatch(/^没有收到付款，.+ 前可以付款/);
    expect(comparison).toEqual([]);
  });
});

describe('a fulfilled order', () => {
  it('says what it gave and until when; notifications are masked', async () => {
    const orderNo = await shop.buy(buyer);
    const data = await page(orderNo);
    expect(data.explanation).toMatch(
      /^[-\d]+ [\d:]+ 用支付宝付款 [\d.]+ 元；已发放 \d+ 天、\d+ V力值，到 [-\d]+ [\d:]+ 为止。$/,
    );
    expect(data.steps.map(({ to, cause }) => `${to} ${cause}`)).toEqual([
      'created 用户下单',
      'paying 开始支付',
      'paid 收到渠道通知',
      'fulfilled 收到渠道通知',
    ]);
    expect(data.comparison.every(({ agrees }) => agrees)).toBe(true);
    expect(data.notifications).toMatchObject([{ paymentNo: orderNo, outcome: '已入账' }]);
    expect(data.notifications[0]?.body).toContain(`"out_trade_no": "${orderNo}"`);
    expect(data.notifications[0]?.body).toMatch(/"sign": "\*\*\*"/);
    expect(data.refundableFen).toBe(data.fen);
    await shop.advance(800 * DAY_MS);
    expect(await explain(orderNo)).toMatch(/已于 .+ 用完。$/);
  });

  it('whose days wait for others says when they begin', async () => {
    await shop.buy(buyer);
    const second = await shop.buy(buyer);
    expect(await explain(second)).toMatch(/排在其他天数之后，从 .+ 到 .+。$/);
  });

  it('that is paid twice names the money that was given back', async () => {
    const orderNo = await shop.buy(buyer);
    await execute(sql`
      insert into payments (user_id, payment_no, order_no, provider, method, state, fen, currency, app_id, seller_id, created_at)
      select user_id, ${`${orderNo}_2`}, order_no, provider, 'app', 'open', fen, currency, app_id, seller_id, created_at
      from payments where payment_no = ${orderNo}`);
    const { rows } = (await execute(
      sql`select * from payments where payment_no = ${orderNo}`,
    )) as unknown as {
      rows: Array<{ fen: number; currency: string; app_id: string; seller_id: string }>;
    };
    const [paid] = rows;
    if (!paid) throw new Error('no payment');
    await shop.product.services.settlements.settle(
      {
        brand: 'yujian',
        paymentNo: `${orderNo}_2`,
        state: 'paid',
        tradeNo: `second-${orderNo}`,
        fen: paid.fen,
        currency: paid.currency,
        appId: paid.app_id,
        sellerId: paid.seller_id,
      },
      { provider: 'alipay', cause: 'notification' },
    );
    expect(await explain(orderNo)).toMatch(
      new RegExp(`用支付宝付款.+；支付宝支付单 ${orderNo}_2 重复付款 [\\d.]+ 元，正在请求渠道。$`),
    );
    await execute(
      sql`update refunds set state = 'done', done_at = asked_at where payment_no = ${`${orderNo}_2`}`,
    );
    await execute(sql`update payments set state = 'refunded' where payment_no = ${`${orderNo}_2`}`);
    await execute(
      sql`update outbox_messages set delivered_at = now() where message_key = ${`${orderNo}_2R`}`,
    );
    expect(await explain(orderNo)).toMatch(/重复付款 [\d.]+ 元，.+ 已原路退回。$/);
  });

  it('that a rule holds names the rule, and what was decided', async () => {
    const orderNo = await shop.order(buyer);
    await execute(sql`
      insert into holds (subject_kind, subject_id, user_id, brand, rule, facts, state, held_at)
      values ('order', ${orderNo}, ${buyer.id}, 'yujian', 'accounts-of-device', '{}', 'marked', now())`);
    await shop.pay(orderNo);
    await shop.notify(orderNo);
    expect(await explain(orderNo)).toMatch(
      /用支付宝付款 .+；命中风控规则「同一设备账号过多」，.+ 转人工复核，通过前不发放，所以会员没有到账。$/,
    );
    const user = await staff.call('getUser', { id: String(buyer.id) });
    expect(user.data.explanation).toBe(
      `没有会员：从未获得过会员天数；订单 ${orderNo} 已付款，因「同一设备账号过多」正在人工复核，通过后才到账。`,
    );
    expect(user.data.holds).toMatchObject([{ kind: 'order', id: orderNo, state: 'held' }]);
    await shop.product.services.holdReview.release('order', orderNo, { decidedBy: 'a', reason: 'b' });
    expect(await explain(orderNo)).toMatch(/命中风控规则「同一设备账号过多」，复核通过后已发放 \d+ 天/);
  });
});

describe('a refunded order', () => {
  it('says what is asked of the provider while it fails, and what was given back', async () => {
    const orderNo = await shop.buy(buyer);
    await outage('http500');
    await support().refund(orderNo, '不想要了 13800138000');
    const refunding = await page(orderNo);
    expect(refunding.explanation).toMatch(
      /；[-\d]+ [\d:]+ 客服退款 [\d.]+ 元，已请求渠道 1 次还没有退回，最近一次：.+，.+ 再试，收回 \d+ 天、\d+ V力值。$/,
    );
    expect(refunding.explanation).toContain('其余已收回');
    expect(refunding.refunds[0]?.reason).toBe('不想要了 138****8000');
    await execute(sql`update outbox_messages set dead_at = now() where message_key = ${`${orderNo}R`}`);
    expect(await explain(orderNo)).toContain('已停止重试，需要人工处理');
    await outage('none');
    await support().refund(orderNo, '');
    const refunded = await page(orderNo);
    expect(refunded.explanation).toMatch(/全额退回，收回 \d+ 天、\d+ V力值。$/);
    expect(refunded.refundableFen).toBe(0);
    expect(refunded.ledger.map(({ amount }) => Math.sign(amount)).sort()).toEqual([-1, -1, 1, 1]);
  });

  it('in part says so; a refund that failed for good gave everything back', async () => {
    const orderNo = await shop.buy(buyer);
    await support().refund(orderNo, '', 100);
    expect(await explain(orderNo)).toMatch(/客服退款 1 元，.+ 部分退回/);
    expect((await page(orderNo)).state).toBe('partly-refunded');
    const failing = await shop.buy(await shop.makeBuyer());
    await outage('http500');
    await support().refund(failing, '');
    await execute(
      sql`update outbox_messages set last_error = 'refused: ACCOUNT 13900139000' where message_key = ${`${failing}R`}`,
    );
    const giveUp = shop.product.services.refunds.delivery.onGivenUp;
    await shop.product.foundation.database.db.transaction(async (tx) => {
      await giveUp?.(tx, { refundNo: `${failing}R` });
    });
    const explanation = await explain(failing);
    await execute(
      sql`update outbox_messages set delivered_at = now(), last_error = null where message_key = ${`${failing}R`}`,
    );
    await outage('none');
    expect(explanation).toMatch(
      /到 .+ 为止；.+ 客服退款 [\d.]+ 元，.+ 最终失败（refused: ACCOUNT 139\*{4}9000），收回的已退还用户。$/,
    );
  });
});

describe('staff of other brands', () => {
  it('are told that there is no such order', async () => {
    const orderNo = await shop.buy(buyer);
    const other = await newStaff(shop.product, 'support', ['ddsp']);
    expect(await other.call('getOrder', { orderNo })).toMatchObject({ status: 404, code: '4040' });
    expect(await other.call('getOrder', { orderNo: '26111509120012345100000001' })).toMatchObject({
      status: 404,
      code: '4040',
    });
    const finance = await newStaff(shop.product, 'marketing', ['yujian']);
    expect((await finance.call('getOrder', { orderNo })).status, 'without the permission').toBe(403);
    const own = await newStaff(shop.product, 'support', ['yujian']);
    expect((await own.call('getOrder', { orderNo })).data.orderNo).toBe(orderNo);
  });
});
