import { BRANDS, CLIENT_TYPES } from '@juban/catalog';
import { calls } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Mall, type Member, startMall } from '../../../test/mall-kit.ts';

const DAY_MS = 86_400_000;
const FULL = { points: 100, payPoints: 100, memberPoints: 90 };
const DISCOUNTED = { points: 100, payPoints: 90, memberPoints: 90 };

let mall: Mall;
beforeAll(async () => {
  mall = await startMall();
});
afterEach(() => mall.setClock({ reset: true }));
afterAll(() => mall.stop());

const charged = async (member: Member) =>
  (await mall.exchanges(member)).map(({ points, fullPoints }) => [points, fullPoints]);

describe('the price by level', () => {
  it.each([
    ['V1 with a membership', { vipDays: 5, vPower: 10 }, DISCOUNTED],
    ['V8 with a membership', { vipDays: 5, vPower: 5_500 }, DISCOUNTED],
    ['a permanent member', { preset: 'permanent', vPower: 10 }, DISCOUNTED],
    ['a member with 9 V power', { vipDays: 5, vPower: 9 }, FULL],
    ['V8 whose membership has ended', { vipDays: -1, vPower: 5_500 }, FULL],
    ['V8 who never was a member', { vPower: 5_500 }, FULL],
  ])('[B-118] of %s is listed, charged and stored with the exchange', async (_who, wanted, prices) => {
    const member = await mall.makeMember({ ...wanted, points: 100 });
    expect(await mall.goods('vip-1', member)).toMatchObject(prices);
    const answer = await mall.exchange(member, 'vip-1');
    expect(answer).toMatchObject({ code: '0000', data: { integral: 100 - prices.payPoints } });
    expect(await charged(member)).toEqual([[prices.payPoints, 100]]);
    const [entry] = await mall.entries(member);
    expect(entry).toMatchObject({ source: 'exchange', value: -prices.payPoints });
  });

  it('[B-118] is the full one for a visitor, who also sees the members’ price', async () => {
    expect(await mall.goods('vip-1')).toMatchObject(FULL);
    expect(await mall.goods('game-center')).toMatchObject({ points: 0, payPoints: 0, memberPoints: 0 });
  });

  it('[B-118] is rounded up to a whole point', async () => {
    const { database } = mall.product.foundation;
    await database.exec(`update mall_goods set points = 101 where goods_id = 'vip-3'`);
    const member = await mall.makeMember({ vipDays: 5, vPower: 10, points: 91 });
    expect(await mall.exchange(member, 'vip-3')).toMatchObject({ code: '0000', data: { integral: 0 } });
    expect(await charged(member)).toEqual([[91, 101]]);
    await database.exec(`update mall_goods set points = 280 where goods_id = 'vip-3'`);
  });

  it('[B-087] decides whether the points are enough: 90 of 100 are, 89 are not, and nothing changes', async () => {
    const level = { vipDays: 5, vPower: 10 };
    const enough = await mall.makeMember({ ...level, points: 90 });
    expect(await mall.exchange(enough, 'vip-1')).toMatchObject({ code: '0000', data: { integral: 0 } });
    const short = await mall.makeMember({ ...level, points: 89 });
    expect(await mall.exchange(short, 'vip-1')).toMatchObject({ code: '2124' });
    const withoutLevel = await mall.makeMember({ points: 99 });
    expect(await mall.exchange(withoutLevel, 'vip-1')).toMatchObject({ code: '2124' });
    expect([await mall.points(short), await mall.exchanges(short)]).toEqual([89, []]);
  });

  it('[B-118] changes exactly when the membership ends', async () => {
    const { now } = await mall.setClock({ freeze: true });
    const member = await mall.makeMember({ vipDays: 1, vPower: 20, points: 1_000 });
    await mall.setClock({ now: now + DAY_MS - 1, freeze: true });
    expect(await mall.goods('vip-1', member)).toMatchObject(DISCOUNTED);
    expect((await mall.exchange(member, 'medal-premiere')).code).toBe('0000');
    await mall.setClock({ now: now + DAY_MS, freeze: true });
    expect(await mall.goods('vip-1', member)).toMatchObject(FULL);
    expect((await mall.exchange(member, 'medal-moon')).code).toBe('0000');
    expect(await charged(member)).toEqual([
      [120, 120],
      [72, 80],
    ]);
  });

  it.each(Object.keys(BRANDS))('[B-118] is the same in the brand %s', async (brand) => {
    const { id: clientType = '' } = CLIENT_TYPES.find((type) => type.brand === brand) ?? {};
    const level = { vipDays: 5, vPower: 10, clientType };
    const { token } = await mall.makeMember({ ...level, points: 90 });
    const headers = { token, clientType };
    const { data } = await mall.product.call('listMallGoods', { goodsType: 'vip_p' }, headers);
    expect(data.content[0]).toMatchObject(DISCOUNTED);
    const answer = await mall.product.call('exchange', { id: 'vip-1' }, headers);
    expect(answer).toMatchObject({ code: '0000', data: { integral: 0 } });
  });

  it('[B-042] stays with an exchange, whatever happens to level and goods', async () => {
    const member = await mall.makeMember({ vipDays: 5, vPower: 10, points: 500 });
    const first = await mall.exchange(member, 'vip-1', 'key-of-a-member');
    const { database } = mall.product.foundation;
    await database.exec(`update mall_goods set points = 200 where goods_id = 'vip-1'`);
    expect(await mall.exchange(member, 'vip-1', 'key-of-a-member')).toMatchObject({ data: first.data });
    expect(await charged(member)).toEqual([[90, 100]]);
    await database.exec(`update mall_goods set points = 100 where goods_id = 'vip-1'`);
  });

  it('[B-042] an exchange of the earlier version, which stored one price, is listed at that price', async () => {
    const member = await mall.makeMember({ points: 500 });
    await mall.exchange(member, 'vip-1');
    await mall.product.foundation.database.db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local session_replication_role = replica'));
      await tx.execute(sql.raw(`update mall_exchanges set full_points = null where user_id = ${member.id}`));
    });
    expect(await charged(member)).toEqual([[100, 100]]);
  });
});

describe('the price that the user agreed to', () => {
  it('[B-042] is never exceeded: goods that cost more by now are refused, and nothing changes', async () => {
    const member = await mall.makeMember({ points: 500 });
    expect(await mall.exchange(member, 'vip-1', undefined, { payPoints: 90 })).toMatchObject({
      status: 200,
      code: '2126',
    });
    expect([await mall.points(member), await mall.exchanges(member)]).toEqual([500, []]);
    expect((await mall.exchange(member, 'vip-1', undefined, { payPoints: 100 })).code).toBe('0000');
  });

  it('[B-042] does not set the price: a higher one pays the real price, and an invalid one is refused', async () => {
    const member = await mall.makeMember({ vipDays: 5, vPower: 10, points: 500 });
    await mall.exchange(member, 'vip-1', undefined, { payPoints: 1_000_000 });
    expect(await mall.points(member)).toBe(410);
    for (const payPoints of [-1, 0.5, '90', true]) {
      const input = { id: 'vip-1', payPoints };
      const answer = await mall.product.callRaw(calls.exchange, input, { token: member.token });
      expect(answer, String(payPoints)).toMatchObject({ status: 400, code: '4000' });
    }
    expect(await mall.points(member)).toBe(410);
  });
});

describe('restocking', () => {
  const restockedOf = async (goodsType?: 'vip_p' | 'medal_p') =>
    (await mall.product.call('listMallGoods', goodsType ? { goodsType } : {})).data.restocked;

  it('[B-039] all goods, some or none are restocked, according to the goods of the list', async () => {
    expect([await restockedOf('vip_p'), await restockedOf('medal_p'), await restockedOf()]).toEqual([
      'all',
      'some',
      'some',
    ]);
    const { database } = mall.product.foundation;
    await database.exec(`
      create table stock_before as select goods_id, day_stock from mall_goods;
      update mall_goods set day_stock = 0`);
    expect([await restockedOf('vip_p'), await restockedOf()]).toEqual(['none', 'none']);
    await database.exec(`
      update mall_goods g set day_stock = b.day_stock from stock_before b where b.goods_id = g.goods_id;
      drop table stock_before`);
  });

  it('[B-087] goods that are sold out for good are refused without the promise of 11:00', async () => {
    const member = await mall.makeMember({ points: 5_000 });
    const refused = { status: 200, code: '2122' };
    expect(await mall.exchange(member, 'medal-leaf')).toMatchObject({
      ...refused,
      msg: '已全部兑完，不再补货',
    });
    await mall.leave('vip-15', 0);
    expect(await mall.exchange(member, 'vip-15')).toMatchObject({
      ...refused,
      msg: '今日库存已兑完，每天 11:00 补货',
    });
  });
});
