import { calls } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mall, type Member, startMall } from '../../../test/mall-kit.ts';

let mall: Mall;
let dramas: { normal: string; disabled: string };
beforeAll(async () => {
  mall = await startMall();
  dramas = (await mall.product.lab<{ dramas: typeof dramas }>('GET', '/demo')).dramas;
});
afterAll(() => mall.stop());

const sumOf = async (member: Member) =>
  (await mall.entries(member)).reduce((sum, { value }) => sum + value, 0);

describe('points', () => {
  it('[B-054] the balance is the sum of the entries, which are newest first', async () => {
    const member = await mall.makeMember({ points: 500 });
    await mall.exchange(member, 'vip-1');
    await mall.share(member, dramas.normal);
    expect(await mall.points(member)).toBe(405);
    expect(await sumOf(member)).toBe(405);
    const entries = await mall.entries(member);
    expect(entries.map(({ source, value }) => [source, value])).toEqual([
      ['share_drama', 5],
      ['exchange', -100],
      ['system', 500],
    ]);
    expect(entries[1]?.reason).toBe((await mall.goods('vip-1')).name);
  });

  it('[B-054] entries and exchanges are paged', async () => {
    const member = await mall.makeMember({ points: 500 });
    for (const _turn of [1, 2, 3]) await mall.exchange(member, 'vip-1');
    const page = { pageNum: '2', pageSize: '2' };
    const headers = { token: member.token };
    const entries = await mall.product.call('listIntegral', page, headers);
    expect(entries.data).toMatchObject({ total: 4, pageNum: 2, pageSize: 2 });
    expect(entries.data.content.map(({ value }) => value)).toEqual([-100, 500]);
    const exchanges = await mall.product.call('listExchanges', page, headers);
    expect(exchanges.data).toMatchObject({ total: 3, pageNum: 2, pageSize: 2 });
    expect(exchanges.data.content).toHaveLength(1);
  });

  it.each(['listIntegral', 'listExchanges'] as const)(
    '[B-054] %s accepts the mall’s own names of page parameters, too',
    async (name) => {
      const member = await mall.makeMember({ points: 500 });
      for (const _turn of [1, 2, 3]) await mall.exchange(member, 'vip-1');
      const ask = (page: object) => mall.product.callRaw(calls[name], page, { token: member.token });
      const second = await ask({ pageNum: '2', pageSize: '2' });
      expect(second.data).toMatchObject({ pageNum: 2, pageSize: 2 });
      expect((await ask({ page: '2', rows: '2' })).data).toEqual(second.data);
      expect((await ask({ page: '2', rows: '2', pageNum: '1', pageSize: '9' })).data).toEqual(second.data);
      expect((await ask({ page: '2' })).data).toMatchObject({ content: [], pageNum: 2, pageSize: 20 });
      for (const page of [{ page: '0' }, { rows: '101' }, { rows: 'all' }])
        expect(await ask(page), JSON.stringify(page)).toMatchObject({ status: 400, code: '4000' });
    },
  );

  it('[B-054] are visible to their owner only, and not to a visitor', async () => {
    const rich = await mall.makeMember({ points: 500 });
    await mall.exchange(rich, 'vip-1');
    const other = await mall.makeMember();
    expect(await mall.points(other)).toBe(0);
    expect(await mall.entries(other)).toEqual([]);
    expect(await mall.exchanges(other)).toEqual([]);
    for (const name of ['getIntegral', 'listIntegral', 'listExchanges', 'shareForPoints'] as const)
      expect(await mall.product.callRaw(calls[name], {})).toMatchObject({ status: 200, code: '1024' });
  });
});

describe('a credit by support', () => {
  const credit = (input: Parameters<typeof mall.product.services.credits.credit>[0]) =>
    mall.product.services.credits.credit(input);

  it('[B-054] is given once per reference, even concurrently, and its owner sees the reason', async () => {
    const member = await mall.makeMember();
    const input = { userId: Number(member.id), amount: 50, reference: 'feedback-12' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => credit(input)));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await mall.points(member)).toBe(50);
    await credit({ ...input, reference: 'feedback-13', reason: '意见被采纳' });
    expect((await mall.entries(member)).map(({ reason, value }) => [reason, value])).toEqual([
      ['意见被采纳', 50],
      ['客服赠送', 50],
    ]);
    await mall.expectHealthy();
  });

  it.each([
    [{ amount: 0 }, 'whole number'],
    [{ amount: 1.5 }, 'whole number'],
    [{ amount: 100_001 }, 'whole number'],
    [{ reference: '' }, 'reference'],
    [{ reason: '长'.repeat(41) }, 'reason'],
    [{ userId: 999_999_999 }, 'no user'],
  ])('[B-054] %j is refused and nothing is written', async (change, fault) => {
    const member = await mall.makeMember();
    const input = { userId: Number(member.id), amount: 50, reference: 'feedback-14', ...change };
    await expect(credit(input)).rejects.toThrow(fault);
    expect(await mall.entries(member)).toEqual([]);
  });
});

describe('ways to earn', () => {
  it('[B-038] are shown to a visitor, with what they give', async () => {
    const { data } = await mall.product.call('listEarnWays', {});
    expect(data.map(({ way, points, done }) => ({ way, points, done }))).toEqual([
      { way: 'check_in', points: 10, done: false },
      { way: 'share_drama', points: 5, done: false },
      { way: 'feedback', points: 20, done: false },
    ]);
    for (const { icon, target } of data) {
      expect(icon).toMatch(/^\/content\/demo\/art\//);
      expect(target).toMatch(/^\//);
    }
  });

  it('[B-038] sharing a drama counts once a day in Shanghai', async () => {
    const member = await mall.makeMember();
    const at = (time: string) => mall.setClock({ now: Date.parse(time), freeze: true });
    await at('2031-02-28T23:59:59.999+08:00');
    expect((await mall.share(member, dramas.normal)).data).toEqual({ added: 5, integral: 5 });
    expect((await mall.share(member, dramas.normal)).data).toEqual({ added: 0, integral: 5 });
    expect((await mall.ways(member)).map(({ done }) => done)).toEqual([false, true, false]);
    await at('2031-03-01T00:00:00+08:00');
    expect((await mall.ways(member)).map(({ done }) => done)).toEqual([false, false, false]);
    expect((await mall.share(member, dramas.normal)).data).toEqual({ added: 5, integral: 10 });
    await mall.setClock({ reset: true });
  });

  it('[B-038] a check-in counts, and a second one of the day adds nothing', async () => {
    const member = await mall.makeMember({ vipDays: 31 });
    const checkIn = () => mall.product.call('clockIn', {}, { token: member.token });
    expect((await checkIn()).code).toBe('0000');
    expect((await checkIn()).code).toBe('2120');
    expect(await mall.points(member)).toBe(10);
    expect((await mall.ways(member)).map(({ done }) => done)).toEqual([true, false, false]);
    const expired = await mall.makeMember({ preset: 'expired' });
    const before = await mall.points(expired);
    expect((await mall.product.call('clockIn', {}, { token: expired.token })).code).toBe('2121');
    expect(await mall.points(expired)).toBe(before);
  });

  it('[B-038] an unavailable drama earns nothing', async () => {
    const member = await mall.makeMember();
    for (const dramaId of [dramas.disabled, 'no-such-drama'])
      expect(await mall.share(member, dramaId)).toMatchObject({ status: 404, code: '4040' });
    expect(await mall.points(member)).toBe(0);
  });
});
