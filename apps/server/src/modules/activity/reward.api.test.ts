import { activityTexts } from '@juban/contract/texts/activity';
import { refundTexts } from '@juban/contract/texts/refund';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Activities, ADDRESS, type Claimer, startActivities } from '../../../test/activity-kit.ts';
import { newPhone, TRACE } from '../../../test/kit.ts';
import { pickAtPartner, wayBackOf } from '../../../test/pick-at-partner.ts';
import { rowsOf } from '../../db/database.ts';
import { createBoughtDaysService } from '../orders/bought-days.service.ts';
import { createRewardBondService } from './reward-bond.service.ts';

let shop: Activities;
beforeAll(async () => {
  shop = await startActivities(TRACE);
});
afterAll(() => shop.stop());

const query = async <Row>(text: string) =>
  rowsOf<Row>(await shop.product.foundation.database.db.execute(sql.raw(text)));
const claimsOf = ({ id }: Claimer) =>
  query<{ item_id: string; slot: number; account: string }>(
    `select item_id, slot, account from activity_claims where user_id = ${id} order by claimed_at, slot`,
  );
const tickPast = (table: string, change: string) =>
  shop.product.foundation.database.exec(`update ${table} set ${change}`);

describe('a claim', () => {
  it('[C-090] takes one of the stock, and reaches the partner once for the account of the user’s phone', async () => {
    const claimer = await shop.makeClaimer(1);
    const { restCount } = await shop.item(claimer, 'activity-disk-month');
    expect(await shop.claim(claimer, 'activity-disk-month')).toMatchObject({ code: '0000', data: null });
    expect(await shop.item(claimer, 'activity-disk-month')).toMatchObject({ restCount: restCount - 1 });
    const [claim] = await claimsOf(claimer);
    expect(claim).toMatchObject({ item_id: 'activity-disk-month', slot: 1 });
    expect(await shop.givenTo(claimer, 'disk')).toMatchObject([
      { account: claim?.account, days: 31, product: 'disk-vip-month', asks: 1 },
    ]);
    expect(await shop.claim(claimer, 'activity-disk-month')).toMatchObject({ code: '2141' });
    expect(await shop.givenTo(claimer, 'disk')).toHaveLength(1);
  });

  it('[C-090] follows the select rule of its group, and once keys', async () => {
    const claimer = await shop.makeClaimer(3);
    expect((await shop.claim(claimer, 'new-year-disk-month')).code).toBe('0000');
    expect((await shop.claim(claimer, 'new-year-music-month')).code).toBe('2142');
    expect((await shop.claim(claimer, 'new-year-disk-season')).code).toBe('2142');
    expect((await shop.item(claimer, 'new-year-disk-season')).rewardStatus).toBe('NO_RULE');
    expect((await shop.claim(claimer, 'new-year-meal-season')).code).toBe('0000');
    expect((await shop.claim(claimer, 'new-year-zhuishu-year')).code).toBe('4040');
    expect((await shop.claim(claimer, 'new-year-read-year')).code).toBe('2140');
    expect(await claimsOf(claimer)).toHaveLength(2);
  });

  it('[C-090] is refused beyond the stock, for unknown items, and for another activity', async () => {
    const claimer = await shop.makeClaimer(1);
    await shop.leave('activity-music-week', 1);
    const other = await shop.makeClaimer(1);
    expect((await shop.claim(other, 'activity-music-week')).code).toBe('0000');
    expect(await shop.claim(claimer, 'activity-music-week')).toMatchObject({
      code: '2143',
      msg: '这个奖励已经被领完了',
    });
    expect((await shop.item(claimer, 'activity-music-week')).restCount).toBe(0);
    for (const [itemId, activity] of [
      ['no-such-item', ''],
      ['activity-disk-month', 'double11'],
    ] as const)
      expect(await shop.claim(claimer, itemId, { activity })).toMatchObject({ status: 404, code: '4040' });
    expect(await claimsOf(claimer)).toEqual([]);
    await shop.leave('activity-music-week', 3_000);
  });

  it('[C-090] follows a stock that the content changed: more can be claimed, less takes nothing back', async () => {
    const claimer = await shop.makeClaimer(1);
    const stock = `stock = 1 where item_id = 'double11-fm-month'`;
    await tickPast('activity_items', stock);
    expect((await shop.claim(await shop.makeClaimer(1), 'double11-fm-month')).code).toBe('0000');
    expect((await shop.claim(claimer, 'double11-fm-month')).code).toBe('2143');
    await tickPast('activity_items', stock.replace('= 1', '= 0'));
    expect((await shop.item(claimer, 'double11-fm-month')).restCount).toBe(0);
    await tickPast('activity_items', stock.replace('= 1', '= 2'));
    expect((await shop.claim(claimer, 'double11-fm-month')).code).toBe('0000');
  });

  it('[C-090] for an unbound partner is DF1010 until it is bound, through the ticket of the status page', async () => {
    const claimer = await shop.makeClaimer(1);
    expect((await shop.item(claimer, 'activity-mart-month')).account).toBe('');
    expect(await shop.claim(claimer, 'activity-mart-month')).toMatchObject({ status: 200, code: 'DF1010' });
    const query = { activity: 'activity' };
    const { data } = await shop.product.call('startActivityBind', query, shop.as(claimer));
    const { back } = wayBackOf(data.url);
    expect(back.pathname).toMatch(/^\/vip\/activity\/status\/[\w.-]+$/);
    expect(back.search).toBe('?activity=activity');
    const inApp = { ...shop.as(claimer, 'Android'), clientVersion: '10.2.4' };
    const { data: app } = await shop.product.call('startActivityBind', query, inApp);
    expect(wayBackOf(app.url).back.href).toMatch(/\?activity=activity&ct=Android&cv=10\.2\.4$/);
    const openId = `shopper-${claimer.id}`;
    const answer = await pickAtPartner(data.url, openId);
    expect((await shop.bindWith(claimer, answer)).code).toBe('0000');
    expect((await shop.bindWith(claimer, answer)).code).toBe('2133');
    expect((await shop.item(claimer, 'activity-mart-month')).account).not.toBe('');
    expect((await shop.claim(claimer, 'activity-mart-month')).code).toBe('0000');
    expect(await shop.givenTo(claimer, 'netease')).toMatchObject([{ account: openId, days: 31 }]);
  });

  it('[C-090] prevents the refund of the days it depends on, and of no other', async () => {
    const claimer = await shop.makeClaimer();
    const [first, second] = [await shop.buy(claimer), await shop.buy(claimer)];
    const refund = (orderNo: string) =>
      shop.product.call('requestRefund', { orderNo, reason: '' }, shop.as(claimer));
    expect((await shop.claim(claimer, 'activity-disk-month')).code).toBe('0000');
    expect(await refund(first)).toMatchObject({ code: '2105', msg: refundTexts.benefitUsed });
    expect(await shop.product.services.support.refund(first, '')).toBe('refunded');
    const msg = activityTexts.noRefund;
    expect(await refund(second)).toMatchObject({ code: '2106', msg });
    expect((await shop.detail(claimer, second)).refund).toMatchObject({ allowed: false, reason: msg });
    expect((await shop.info(claimer)).curBuyDays).toBe(31);
  });

  it('[C-090] counts once per period what was bought in it, and nothing if the order’s brand does not count', async () => {
    const claimer = await shop.makeClaimer(3);
    for (const itemId of ['activity-disk-month', 'double11-disk-season'])
      expect((await shop.claim(claimer, itemId)).code).toBe('0000');
    expect((await shop.submit(claimer)).code).toBe('0000');
    const { clock, database } = shop.product.foundation;
    const boughtDays = createBoughtDaysService();
    let reads = 0;
    const readBoughtDays = (...asked: Parameters<typeof boughtDays.readBoughtDays>) => {
      reads += 1;
      return boughtDays.readBoughtDays(...asked);
    };
    const bonds = createRewardBondService({ boughtDays: { ...boughtDays, readBoughtDays } });
    const dependsOn = (days: number) =>
      bonds.dependsOn(database.db, {
        userId: claimer.id,
        brand: 'yujian',
        days,
        paidAt: clock.businessNow(),
      });
    expect([await dependsOn(31), await dependsOn(0), reads]).toEqual([true, false, 2]);
    await tickPast('activities', `brands = '["jqq"]'`);
    expect([await dependsOn(31), reads]).toEqual([false, 2]);
    await tickPast('activities', `brands = '[]'`);
  });

  it('[C-090] is refused once an account has had three years of a partner in one year', async () => {
    const claimer = await shop.makeClaimer(3);
    expect((await shop.claim(claimer, 'activity-disk-month')).code).toBe('0000');
    const [claim] = await claimsOf(claimer);
    const had = (days: number) =>
      tickPast('partner_years', `days = ${days} where account = '${claim?.account}'`);
    await had(3 * 365 - 92);
    expect(await shop.claim(claimer, 'double11-disk-season')).toMatchObject({ code: '2132' });
    await had(3 * 365 - 93);
    expect((await shop.claim(claimer, 'double11-disk-season')).code).toBe('0000');
    expect(await claimsOf(claimer)).toHaveLength(2);
    await had(31 + 93);
  });

  it('[C-090] fails while the partner cannot identify the account', async () => {
    const claimer = await shop.makeClaimer(1);
    await shop.setState('disk', 'down');
    expect(await shop.claim(claimer, 'activity-disk-month')).toMatchObject({
      code: '9999',
      msg: '领取失败，请稍后再试',
    });
    await shop.setState('disk', 'up');
    expect(await claimsOf(claimer)).toEqual([]);
    expect((await shop.claim(claimer, 'activity-disk-month')).code).toBe('0000');
  });
});

describe('a phone', () => {
  const otherPhone = () => newPhone();

  it('[C-071] of another user is refused, and nothing is granted', async () => {
    const claimer = await shop.makeClaimer(1);
    for (const itemId of ['activity-disk-month', 'activity-mart-month'])
      expect(await shop.claim(claimer, itemId, { mobile: otherPhone() })).toMatchObject({ code: '2144' });
    expect(await claimsOf(claimer)).toEqual([]);
    expect((await shop.claim(claimer, 'activity-disk-month', { mobile: claimer.mobile })).code).toBe('0000');
  });

  it('[C-071] that this user proved counts once, and for this user only', async () => {
    const [claimer, other, mobile] = [await shop.makeClaimer(1), await shop.makeClaimer(1), otherPhone()];
    await shop.prove(claimer, mobile);
    expect((await shop.claim(other, 'activity-disk-month', { mobile })).code).toBe('2144');
    expect((await shop.claim(claimer, 'activity-disk-month', { mobile })).code).toBe('0000');
    expect((await shop.claim(claimer, 'activity-fm-week', { mobile })).code).toBe('2144');
    const [claim] = await claimsOf(claimer);
    expect(await shop.givenTo(claimer, 'disk')).toMatchObject([{ account: claim?.account }]);
  });

  it.each([
    ['9 minutes', 540, '0000'],
    ['10 minutes', 600, '2144'],
  ])('[C-071] that was proved %s ago: %#', async (_case, seconds, code) => {
    const [claimer, mobile] = [await shop.makeClaimer(1), otherPhone()];
    await shop.prove(claimer, mobile);
    const aged = `proved_at = now() - interval '${seconds} seconds' where user_id = ${claimer.id}`;
    await tickPast('phone_proofs', aged);
    expect((await shop.claim(claimer, 'activity-disk-month', { mobile })).code).toBe(code);
  });

  it('[C-071] a failed claim leaves the proof for another', async () => {
    const [claimer, mobile] = [await shop.makeClaimer(1), otherPhone()];
    await shop.prove(claimer, mobile);
    expect((await shop.claim(claimer, 'activity-run-season', { mobile })).code).toBe('2140');
    expect((await shop.claim(claimer, 'activity-disk-month', { mobile })).code).toBe('0000');
  });

  it('[C-071] unknown to the partner is refused, and so is a value that is not a phone', async () => {
    const [claimer, mobile] = [await shop.makeClaimer(1), '13900004040'];
    await shop.prove(claimer, mobile);
    expect((await shop.claim(claimer, 'activity-disk-month', { mobile })).code).toBe('2145');
    expect(await shop.claim(claimer, 'activity-disk-month', { mobile: '123' })).toMatchObject({
      status: 400,
      code: '4000',
    });
    expect(await claimsOf(claimer)).toEqual([]);
  });
});

describe('an address', () => {
  it('[C-085] is stored once for users who have reached the condition, and shown to nobody else', async () => {
    const [claimer, other] = [await shop.makeClaimer(), await shop.makeClaimer(1)];
    expect((await shop.submit(claimer)).code).toBe('2140');
    await shop.buy(claimer);
    expect((await shop.info(claimer)).realItem?.rewardStatus).toBe('REWARD');
    expect((await shop.submit(claimer)).code).toBe('0000');
    expect((await shop.info(claimer)).realItem).toMatchObject({
      ...ADDRESS,
      rewardStatus: 'ALREADY_REWARD',
    });
    expect(await shop.submit(claimer, { consignee: '别人' })).toMatchObject({ code: '2146' });
    expect((await shop.info(claimer)).realItem).toMatchObject(ADDRESS);
    expect((await shop.info(other)).realItem).toMatchObject({
      rewardStatus: 'REWARD',
      address: '',
      phone: '',
    });
  });

  it('[C-085] is readable neither in stored data nor in logs', async () => {
    const claimer = await shop.makeClaimer(1);
    const secret = { address: '藏在山里的第十三棵树', consignee: '无名氏', phone: '13700001313' };
    expect((await shop.submit(claimer, secret)).code).toBe('0000');
    const stored = JSON.stringify(await query('select * from activity_addresses'));
    for (const text of [...Object.values(secret), ...Object.values(ADDRESS)]) {
      expect(stored).not.toContain(text);
      expect(shop.product.logs.join('\n')).not.toContain(text);
    }
  });

  it.each([
    [{ address: ' ', consignee: '', phone: '' }, activityTexts.addressMissing],
    [{ address: undefined, phone: '' }, activityTexts.addressMissing],
    [{ consignee: '', phone: '' }, activityTexts.consigneeMissing],
    [{ phone: '1380016294' }, activityTexts.phoneFormat],
    [{ phone: '138001629471' }, activityTexts.phoneFormat],
    [{ address: '长'.repeat(201) }, activityTexts.addressLong],
  ])('[C-085] %j is refused with a message, in a fixed order', async (change, msg) => {
    const claimer = await shop.makeClaimer();
    expect(await shop.submit(claimer, change)).toMatchObject({ status: 400, code: '4000', msg });
  });

  it('[C-085] [C-026] is not requested by versions without a gift, nor by one that hides its draw', async () => {
    const claimer = await shop.makeClaimer(3);
    for (const activity of ['new-year', '51'])
      expect(await shop.submit(claimer, { activity })).toMatchObject({ status: 404, code: '4040' });
    expect((await shop.submit(claimer, { activity: 'double11' })).code).toBe('0000');
    expect((await shop.submit(claimer)).code).toBe('0000');
  });
});
