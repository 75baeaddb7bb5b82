import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { startUnionShop, type UnionShop } from '../../../test/union-kit.ts';
import { rowsOf } from '../../db/database.ts';

const REASON = '电话核实为本人购买';

let shop: UnionShop;
let lead: StaffMember;
beforeAll(async () => {
  shop = await startUnionShop();
  lead = await newStaff(shop.product, 'lead');
});
afterAll(() => shop.stop());

const query = async <Row>(text: string): Promise<Row[]> =>
  rowsOf<Row>(await shop.product.foundation.database.db.execute(text));
const entriesOn = (orderNo: string) =>
  query<{ call: string }>(`select call from staff_actions where target = 'order:${orderNo}'`);

/** A paid order that waits for a review. */
async function buyHeld() {
  const buyer = await shop.makeBuyer();
  const { orderNo, open } = await shop.make(buyer);
  await shop.product.lab('POST', '/holds', { orderNo, act: 'mark' });
  await open();
  await shop.pay(orderNo);
  expect(await shop.notify(orderNo)).toBe('success');
  return { buyer, orderNo };
}

const decide = (by: StaffMember, id: string, decision: 'release' | 'refuse', dryRun = false) =>
  by.call('decideHold', { kind: 'order', id, decision, reason: REASON, dryRun });

describe('the review of held subjects', () => {
  it('lists what waits, says why in words, and counts it in the overview', async () => {
    const { buyer, orderNo } = await buyHeld();
    const { holds } = (await lead.call('listHolds', {})).data;
    expect(holds.find(({ id }) => id === orderNo)).toMatchObject({ kind: 'order', state: 'held' });
    const { data } = await lead.call('getHold', { kind: 'order', id: orderNo });
    expect(data).toMatchObject({ userId: String(buyer.id), state: 'held', decider: '' });
    expect(data.mobile).toMatch(/^199\*{4}\d{4}$/);
    expect(`${data.ruleTitle}：${data.facts}`).not.toMatch(/undefined|NaN/);
    expect((await lead.call('getOverview', {})).data.holds?.count).toBeGreaterThan(0);
  });

  it('releases once, previewed, with one entry; the days are given', async () => {
    const { buyer, orderNo } = await buyHeld();
    const preview = await decide(lead, orderNo, 'release', true);
    expect(preview.data.changes).toEqual([{ what: `订单 ${orderNo}`, before: '待复核', after: '已放行' }]);
    expect([(await shop.detail(buyer, orderNo)).state, await entriesOn(orderNo)]).toEqual(['paid', []]);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(lead, orderNo, at % 2 === 0 ? 'release' : 'refuse')),
    );
    expect(all.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(all.filter(({ code }) => code === '4090')).toHaveLength(19);
    expect(await entriesOn(orderNo)).toEqual([{ call: 'decideHold' }]);
    const { data } = await lead.call('getHold', { kind: 'order', id: orderNo });
    expect(data).toMatchObject({ decider: lead.name, reason: REASON });
    await shop.product.expectHealthy();
  });

  it('refuses an order, which is refunded', async () => {
    const { buyer, orderNo } = await buyHeld();
    expect((await decide(lead, orderNo, 'refuse')).code).toBe('0000');
    await shop.untilRefunded(buyer, orderNo);
    const { holds } = (await lead.call('listHolds', { state: 'refused' })).data;
    expect(holds.map(({ id }) => id)).toContain(orderNo);
    await shop.product.expectHealthy();
  });

  it('hides other brands, and refuses roles without the permission', async () => {
    const { orderNo } = await buyHeld();
    const stranger = await newStaff(shop.product, 'lead', ['ddsp']);
    expect((await stranger.call('listHolds', {})).data.holds).toEqual([]);
    expect((await stranger.call('getHold', { kind: 'order', id: orderNo })).code).toBe('4040');
    expect((await decide(stranger, orderNo, 'release')).code).toBe('4040');
    expect((await stranger.call('getOverview', {})).data.holds?.count).toBe(0);
    const support = await newStaff(shop.product, 'support');
    const refused = await Promise.all([
      support.call('listHolds', {}),
      support.call('getHold', { kind: 'order', id: orderNo }),
      decide(support, orderNo, 'release'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await support.call('getOverview', {})).data.holds).toBeNull();
    expect(await entriesOn(orderNo)).toEqual([]);
    expect(
      (await lead.call('decideHold', { kind: 'order', id: 'none', decision: 'release', reason: REASON }))
        .code,
    ).toBe('4040');
  });
});
