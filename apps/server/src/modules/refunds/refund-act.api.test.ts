import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { MONTH } from '../../../test/order-kit.ts';
import { type Shop, startShop } from '../../../test/shop-kit.ts';
import { rowsOf } from '../../db/database.ts';

let shop: Shop;
let lead: StaffMember;
let approver: StaffMember;
beforeAll(async () => {
  // The background jobs use this timer; here only the tests act.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await startShop();
  vi.useRealTimers();
  lead = await newStaff(shop.product, 'lead');
  approver = await newStaff(shop.product, 'approver');
});
afterAll(() => shop.stop());

/** A paid month card. */
async function buy() {
  const buyer = await shop.makeBuyer();
  return { buyer, orderNo: await shop.buy(buyer) };
}

const stateOf = async (orderNo: string) => {
  const found = await shop.product.foundation.database.db.execute(
    sql`select state, (select count(*)::int from refunds r where r.order_no = o.order_no) as refunds
      from orders o where order_no = ${orderNo}`,
  );
  return rowsOf<{ state: string; refunds: number }>(found)[0];
};
const setLimit = (fen: number) =>
  shop.product.foundation.database.exec(
    `update staff_limits set value = ${fen} where id = 'refund-fen-order'`,
  );

const REFUND = { reason: '用户误购', ticket: 'T-7' };

describe('a refund by staff', () => {
  it('is previewed with what it takes back, and then does exactly that', async () => {
    const { buyer, orderNo } = await buy();
    const preview = await lead.call('refundOrder', { ...REFUND, orderNo, dryRun: true });
    const found = Object.fromEntries(
      preview.data.changes.map(({ what, before, after }) => [what, [before, after]]),
    );
    expect(found).toMatchObject({
      退款金额: ['', '¥25.00'],
      订单状态: ['已交付', '退款中'],
      V力值: ['25', '0'],
    });
    expect(await stateOf(orderNo)).toEqual({ state: 'fulfilled', refunds: 0 });
    const done = await lead.call('refundOrder', { ...REFUND, orderNo });
    expect(done.data.changes).toEqual(preview.data.changes);
    expect((await stateOf(orderNo))?.state).toBe('refunded');
    expect((await shop.profile(buyer)).changedValue).toBe(0);
  });

  it('of a part leaves the rest, never more than was paid', async () => {
    const { orderNo } = await buy();
    expect((await lead.call('refundOrder', { ...REFUND, orderNo, fen: MONTH.fen + 1 })).code).toBe('2106');
    expect((await lead.call('refundOrder', { ...REFUND, orderNo, fen: 1_000 })).code).toBe('0000');
    expect((await stateOf(orderNo))?.state).toBe('partly-refunded');
    expect((await lead.call('refundOrder', { ...REFUND, orderNo, fen: 1_501 })).code).toBe('2106');
    expect((await lead.call('refundOrder', { ...REFUND, orderNo })).code).toBe('0000');
    expect((await stateOf(orderNo))?.state).toBe('refunded');
  });

  it('is made once by parallel callers', async () => {
    const { orderNo } = await buy();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => lead.call('refundOrder', { ...REFUND, orderNo })),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '2106')).toHaveLength(9);
    expect((await stateOf(orderNo))?.refunds).toBe(1);
  });

  it('above the limit changes nothing until a second person agrees', async () => {
    const { orderNo } = await buy();
    await setLimit(MONTH.fen - 1);
    const { data } = await lead.call('refundOrder', { ...REFUND, orderNo });
    await setLimit(20_000);
    expect(data.needsApproval).toBe(true);
    expect((await stateOf(orderNo))?.state).toBe('fulfilled');
    const { version } = (await approver.call('getApproval', { id: data.approvalId ?? '' })).data;
    await approver.call('approve', { id: data.approvalId ?? '', comment: '', version });
    expect((await stateOf(orderNo))?.state).toBe('refunded');
  });

  it('is refused to support, to other brands and for unknown orders', async () => {
    const { orderNo } = await buy();
    const support = await newStaff(shop.product, 'support');
    expect((await support.call('refundOrder', { ...REFUND, orderNo })).status).toBe(403);
    const other = await newStaff(shop.product, 'lead', ['ddsp']);
    expect((await other.call('refundOrder', { ...REFUND, orderNo })).status).toBe(404);
    expect((await lead.call('refundOrder', { ...REFUND, orderNo: '1234' })).status).toBe(404);
    expect((await stateOf(orderNo))?.state).toBe('fulfilled');
  });

  it('asks the provider only what it can answer: a replay and a query leave a trace and grant nothing', async () => {
    const { orderNo } = await buy();
    expect((await lead.call('askProvider', { orderNo, reason: '核对' })).code).toBe('0000');
    expect((await lead.call('replayNotifications', { orderNo, reason: '核对' })).code).toBe('0000');
    const legal = await newStaff(shop.product, 'legal');
    const { entries } = (await legal.call('listActions', { target: `order:${orderNo}` })).data;
    expect(entries.map(({ call }) => call)).toEqual(['replayNotifications', 'askProvider']);
    expect((await stateOf(orderNo))?.state).toBe('fulfilled');
  });
});
