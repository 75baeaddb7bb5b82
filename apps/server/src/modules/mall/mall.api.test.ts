import { calls } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Mall, startMall } from '../../../test/mall-kit.ts';
import { mallInvariants } from './mall.invariants.ts';

const DAY_MS = 86_400_000;

let mall: Mall;
beforeAll(async () => {
  mall = await startMall();
});
afterAll(() => mall.stop());

const list = (input: object = {}) => mall.product.callRaw(calls.listMallGoods, input);
const read = async (input: object = {}) => (await mall.product.call('listMallGoods', input)).data;

describe('the list', () => {
  it('[B-053] answers a visitor every field of the goods, the game centre first', async () => {
    const { content, total, disFirst } = await read();
    expect(disFirst).toBe(true);
    expect(content).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    expect(content[0]).toMatchObject({ id: 'game-center', goodsType: 'game_center', hold: false });
    expect(content[1]).toEqual({
      id: 'vip-1',
      name: expect.stringContaining('1 天'),
      cover: expect.stringMatching(/^\/content\/house\/art\/cards\/v1/),
      points: 100,
      payPoints: 100,
      memberPoints: 90,
      details: expect.any(String),
      inventoryDayCount: 200,
      isRestocked: true,
      goodsType: 'vip_p',
      days: 1,
      hold: false,
    });
    expect(content.find(({ goodsType }) => goodsType === 'medal_p')?.days).toBe(0);
    expect(await mall.goods('medal-leaf')).toMatchObject({ inventoryDayCount: 0, isRestocked: false });
  });

  it('[B-053] is paged without a gap or a repetition, and then is empty', async () => {
    const { total } = await read();
    const pages = await Promise.all(['1', '2', '3'].map((page) => read({ page })));
    const ids = pages.flatMap(({ content }) => content.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(total);
    expect(await read({ page: '3' })).toMatchObject({ content: [], total });
  });

  it.each(['vip_p', 'medal_p'])('[B-053] of %s has no other kind and no tile', async (goodsType) => {
    const { content, total, disFirst } = await read({ goodsType, rows: '50' });
    expect(disFirst).toBe(false);
    expect(content).toHaveLength(total);
    expect(new Set(content.map((goods) => goods.goodsType))).toEqual(new Set([goodsType]));
  });

  it('[B-053] leaves out disabled goods and those of another brand, and they cannot be exchanged', async () => {
    const member = await mall.makeMember({ points: 9_000 });
    const { database } = mall.product.foundation;
    const { total } = await read();
    await database.exec(`
      update mall_goods set on_sale = false where goods_id = 'vip-90';
      update mall_goods set brands = '["tthj"]' where goods_id = 'vip-31'`);
    expect((await read()).total).toBe(total - 2);
    for (const id of ['vip-90', 'vip-31'])
      expect(await mall.exchange(member, id)).toMatchObject({ status: 200, code: '2101' });
    const { data } = await mall.product.call('listMallGoods', { rows: '50' }, { clientType: 'tthj' });
    expect(data.content.map(({ id }) => id)).toContain('vip-31');
    await database.exec(`update mall_goods set on_sale = true, brands = '[]'`);
  });

  it.each([{ page: '0' }, { page: '-1' }, { rows: '101' }, { rows: 'x' }, { goodsType: 'game' }])(
    '[B-053] refuses %j',
    async (input) => {
      expect(await list(input)).toMatchObject({ status: 400, code: '4000' });
    },
  );
});

describe('an exchange', () => {
  it('[B-042] of days debits the points once and extends the membership', async () => {
    await mall.setClock({ freeze: true });
    const member = await mall.makeMember({ vipDays: 5, points: 450 });
    const before = (await mall.profile(member)).vipInfo.expiredTime ?? 0;
    const answer = await mall.exchange(member, 'vip-3');
    expect(answer).toMatchObject({ code: '0000', data: { integral: 170 } });
    expect((await mall.profile(member)).vipInfo.expiredTime).toBe(before + 3 * DAY_MS);
    expect(await mall.points(member)).toBe(170);
    const [exchange] = await mall.exchanges(member);
    expect(exchange).toMatchObject({ exchangeNo: answer.data.exchangeNo, goodsId: 'vip-3' });
    expect(exchange).toMatchObject({ goodsType: 'vip_p', points: 280, days: 3 });
    await mall.setClock({ reset: true });
  });

  it('[B-042] of days by a user who never was a member starts now', async () => {
    const { now } = await mall.setClock({ freeze: true });
    const member = await mall.makeMember({ points: 100 });
    expect((await mall.exchange(member, 'vip-1')).code).toBe('0000');
    expect((await mall.profile(member)).vipInfo.expiredTime).toBe(now + DAY_MS);
    await mall.setClock({ reset: true });
  });

  it('[B-042] of a medal grants it once, and the list shows that the user has it', async () => {
    const member = await mall.makeMember({ points: 500 });
    expect((await mall.goods('medal-moon', member)).hold).toBe(false);
    const { inventoryDayCount } = await mall.goods('medal-moon');
    expect((await mall.exchange(member, 'medal-moon')).code).toBe('0000');
    expect(await mall.goods('medal-moon', member)).toMatchObject({
      hold: true,
      inventoryDayCount: inventoryDayCount - 1,
    });
    expect((await mall.goods('medal-moon')).hold).toBe(false);
    const { data: medals } = await mall.product.call('listMedals', {}, { token: member.token });
    expect(medals).toMatchObject([{ medal: 'moon', endTime: null, isExpired: false }]);
    expect(await mall.exchange(member, 'medal-moon')).toMatchObject({ status: 200, code: '2123' });
    expect(await mall.points(member)).toBe(380);
    expect((await mall.profile(member)).vipInfo.expiredTime).toBeNull();
  });

  it('[B-042] under one key happens once; other goods under it are a conflict', async () => {
    const member = await mall.makeMember({ points: 500 });
    const answers = [];
    for (const _turn of [1, 2, 3]) answers.push(await mall.exchange(member, 'vip-1', 'key-of-one-tap'));
    expect(new Set(answers.map(({ data }) => data.exchangeNo)).size).toBe(1);
    expect(await mall.points(member)).toBe(400);
    expect(await mall.exchange(member, 'vip-3', 'key-of-one-tap')).toMatchObject({ code: '4090' });
    expect(await mall.exchange(member, 'vip-3', 'short')).toMatchObject({ code: '4000' });
    expect((await mall.exchange(member, 'vip-1', 'key-of-next-tap')).code).toBe('0000');
    expect(await mall.points(member)).toBe(300);
  });
});

it('[B-042] a read that fails after an exchange does not deny it', async () => {
  const member = await mall.makeMember({ points: 500 });
  const { points } = mall.product.services;
  const read = points.read;
  const failing = vi.spyOn(points, 'read');
  failing.mockImplementation((userId, within) =>
    within ? read(userId, within) : Promise.reject(new Error()),
  );
  const answers = [];
  for (const _turn of [1, 2]) answers.push(await mall.exchange(member, 'vip-1', 'key-of-a-bad-day'));
  failing.mockRestore();
  const done = { code: '0000', data: { integral: 400 } };
  expect(answers).toMatchObject([done, done]);
});

describe('a refusal', () => {
  it.each([{}, { id: null }, { id: '' }, { id: 'game-center' }])(
    '[B-092] %j is an invalid parameter',
    async (input) => {
      const { token } = await mall.makeMember({ points: 500 });
      expect(await mall.product.callRaw(calls.exchange, input, { token })).toMatchObject({
        status: 200,
        code: '2125',
        msg: '参数异常，请刷新后再试',
      });
    },
  );

  it('[B-092] a malformed id says the same, unknown goods that they do not exist', async () => {
    const member = await mall.makeMember({ points: 500 });
    const bad = { id: { a: 1 } };
    const answer = await mall.product.callRaw(calls.exchange, bad, { token: member.token });
    expect(answer).toMatchObject({ status: 400, code: '4000', msg: '参数异常，请刷新后再试' });
    expect(await mall.exchange(member, 'no-such-goods')).toMatchObject({ status: 200, code: '2101' });
  });

  it('[B-092] without a token is 1024 before anything else', async () => {
    for (const input of [{}, { id: 'vip-1' }, { id: [] }])
      expect(await mall.product.callRaw(calls.exchange, input)).toMatchObject({ code: '1024' });
  });

  it('[B-087] sold out, too few points: nothing changes', async () => {
    const poor = await mall.makeMember({ points: 99 });
    const { inventoryDayCount } = await mall.goods('vip-1');
    expect(await mall.exchange(poor, 'medal-leaf')).toMatchObject({ status: 200, code: '2122' });
    expect(await mall.exchange(poor, 'vip-1')).toMatchObject({
      code: '2124',
      msg: '你的积分不足，先去赚积分吧',
    });
    expect(await mall.points(poor)).toBe(99);
    expect(await mall.exchanges(poor)).toEqual([]);
    expect((await mall.goods('vip-1')).inventoryDayCount).toBe(inventoryDayCount);
    const exact = await mall.makeMember({ points: 100 });
    expect(await mall.exchange(exact, 'vip-1')).toMatchObject({ code: '0000', data: { integral: 0 } });
  });
});

describe('the stock of a day', () => {
  it('[B-120] sold out at 10:59 is on sale at 11:00, in any time zone', async () => {
    const member = await mall.makeMember({ points: 9_000 });
    await mall.setClock({ now: Date.parse('2030-06-02T10:58:00+08:00'), freeze: true });
    await mall.leave('vip-31', 1);
    expect((await mall.exchange(member, 'vip-31')).code).toBe('0000');
    await mall.setClock({ now: Date.parse('2030-06-02T10:59:59.999+08:00'), freeze: true });
    expect((await mall.goods('vip-31')).inventoryDayCount).toBe(0);
    expect((await mall.exchange(member, 'vip-31')).code).toBe('2122');
    await mall.setClock({ now: Date.parse('2030-06-02T11:00:00+08:00'), freeze: true });
    expect((await mall.goods('vip-31')).inventoryDayCount).toBe(10);
    expect((await mall.exchange(member, 'vip-31')).code).toBe('0000');
    expect((await mall.goods('vip-31')).inventoryDayCount).toBe(9);
    await mall.setClock({ now: Date.parse('2030-06-03T00:00:00+08:00'), freeze: true });
    expect((await mall.goods('vip-31')).inventoryDayCount).toBe(9);
    await mall.setClock({ reset: true });
  });

  it('[B-120] set in the Lab is the remaining stock, and the sold number stays', async () => {
    const member = await mall.makeMember({ points: 5_000 });
    await mall.exchange(member, 'vip-15');
    expect(await mall.leave('vip-15', 2)).toEqual({ goodsId: 'vip-15', left: 2, sold: 1, released: 3 });
    expect((await mall.goods('vip-15')).inventoryDayCount).toBe(2);
    const emptied = await mall.product.lab('POST', '/stock', { itemId: 'vip-15', left: 0 });
    expect(emptied).toEqual({ itemId: 'vip-15', goodsId: 'vip-15', left: 0, sold: 1, released: 1 });
    expect((await mall.exchange(member, 'vip-15')).code).toBe('2122');
    for (const id of ['no-such-goods', 'game-center'])
      expect(await mall.leave(id, 1)).toMatchObject({ code: '4040' });
    expect(await mall.leave('vip-15', -1)).toMatchObject({ code: '4000' });
  });

  it('[B-120] is full again after a reset of the Lab, without any exchange', async () => {
    const member = await mall.makeMember({ points: 500 });
    await mall.exchange(member, 'medal-wave');
    expect(await mall.product.lab('POST', '/reset')).toEqual({ ok: true });
    expect((await mall.goods('medal-wave')).inventoryDayCount).toBe(60);
    const { checked } = await mall.product.lab<{ checked: Array<{ invariant: string; rows: number }> }>(
      'GET',
      '/verify',
    );
    const names = mallInvariants.map(({ name }) => name);
    expect(checked.filter(({ invariant }) => names.includes(invariant)).map(({ rows }) => rows)).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
