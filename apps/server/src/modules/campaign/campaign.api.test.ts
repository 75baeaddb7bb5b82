import { createHash } from 'node:crypto';
import { DAY_MS } from '@juban/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, type Player, startCampaign } from '../../../test/campaign-kit.ts';

let kit: Campaign;
beforeAll(async () => {
  kit = await startCampaign();
});
afterAll(() => kit.stop());

const stateOf = async (player: Player, id: number) =>
  (await kit.user(player)).activityList.find(({ activityId }) => activityId === id);

describe('the campaign', () => {
  it('[C-091] is open for 60 days from its start, with prizes, odds, missions and rules', async () => {
    const { code, data } = await kit.product.call('getCampaign', {});
    expect(code).toBe(200);
    expect(data).toMatchObject({ activity: 'shandian', state: 'open' });
    expect(data.endTime - data.startTime).toBe(60 * DAY_MS);
    expect(data.prizes).toHaveLength(8);
    expect(data.prizes.reduce((sum, { odds }) => sum + odds, 0)).toBe(data.fairness.total);
    expect(data.missions.map(({ id, days, draws }) => [id, days, draws])).toEqual([
      [1, 1, 0],
      [2, 90, 0],
      [3, 0, 1],
      [4, 0, 1],
      [5, 0, 1],
      [6, 0, 1],
      [7, 0, 2],
      [8, 0, 3],
      [9, 0, 0],
    ]);
    expect(data.rules.join()).toMatch(/安卓[\s\S]*\d{4}年\d{1,2}月\d{1,2}日 至/);
  });

  it('[C-030] is of a game that the hall has, under the same name', async () => {
    const { game } = await kit.terms();
    const { code, data } = await kit.product.call('getGame', { id: game.id });
    expect([code, data.gameName]).toEqual(['0000', game.name]);
  });

  it('[C-092] publishes the hash of a seed and keeps the seed secret', async () => {
    const { fairness } = await kit.terms();
    expect(fairness).toMatchObject({ seedHash: expect.stringMatching(/^[0-9a-f]{64}$/), seed: null });
  });

  it('[C-091] answers a user’s progress with the number 200, and 1024 without a login', async () => {
    const player = await kit.makePlayer();
    const answer = await kit.product.call('getCampaignUser', {}, { token: player.token });
    expect(answer).toMatchObject({
      code: 200,
      data: { lotteryTimes: 0, giftCode: null, giftCodeUsed: false, giftCodesLeft: true },
    });
    expect(answer.data.activityList.map(({ activityId }) => activityId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(answer.data.activityList.filter(({ compliance }) => compliance)).toEqual([
      { activityId: 9, compliance: true, receive: false },
    ]);
    for (const name of ['getCampaignUser', 'listPrizes', 'drawPrize'] as const)
      expect((await kit.product.call(name, {})).code).toBe('1024');
    expect((await kit.product.call('receiveMission', { activityId: 9 })).code).toBe('1024');
  });

  it('[C-091] lists prizes of the requested campaign, and of no unknown one', async () => {
    const player = await kit.makePlayer();
    const ask = (activity: string) => kit.product.call('listPrizes', { activity }, { token: player.token });
    expect(await ask('shandian')).toMatchObject({ code: 200, data: [] });
    expect((await ask('nothing')).code).toBe('4040');
  });
});

describe('missions', () => {
  it('[C-093] give their days once the game has reported them, and once only', async () => {
    const player = await kit.makePlayer();
    expect((await kit.receive(player, 1)).code).toBe('2148');
    expect((await kit.progress(player, 1)).data.outcome).toBe('accepted');
    expect(await stateOf(player, 1)).toMatchObject({ compliance: true, receive: false });
    const before = Date.now();
    expect(await kit.receive(player, 1)).toMatchObject({ code: 200, data: { days: 1, draws: 0 } });
    expect(await stateOf(player, 1)).toMatchObject({ compliance: true, receive: true });
    const end = (await kit.expiry(player)) ?? 0;
    expect(end).toBeGreaterThanOrEqual(before + DAY_MS);
    expect((await kit.receive(player, 1)).code).toBe('2149');
    await kit.progress(player, 2);
    expect(await kit.receive(player, 2)).toMatchObject({ code: 200, data: { days: 90 } });
    expect(await kit.expiry(player)).toBe(end + 90 * DAY_MS);
  });

  it('[C-093] add up top-ups, and count a level for all below it', async () => {
    const player = await kit.makePlayer();
    const topUp = async (fen: number) =>
      kit.deliver(await kit.write(player, { event: 'top-up', facts: { fen } }));
    expect((await topUp(8_799)).code).toBe('0000');
    expect(await stateOf(player, 3)).toMatchObject({ compliance: true });
    expect((await kit.receive(player, 2)).code).toBe('2148');
    expect((await topUp(1)).code).toBe('0000');
    expect((await kit.receive(player, 2)).code).toBe(200);
    await kit.progress(player, 6);
    expect((await kit.user(player)).activityList.slice(3, 8).map(({ compliance }) => compliance)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[C-093] give one draw, for level 30 two and for level 35 three', async () => {
    const player = await kit.makePlayer();
    await kit.giveDraws(player);
    expect((await kit.user(player)).lotteryTimes).toBe(9);
    for (const mission of [3, 4, 5, 6, 7, 8]) expect((await kit.receive(player, mission)).code).toBe('2149');
    expect((await kit.user(player)).lotteryTimes).toBe(9);
  });

  it('[C-093] are reported by the Lab by number or by text', async () => {
    const player = await kit.makePlayer();
    expect((await kit.progress(player, '3')).data.outcome).toBe('accepted');
    expect(await stateOf(player, 3)).toMatchObject({ compliance: true });
    for (const activityId of ['0', '10', 'three', '', 10])
      expect((await kit.progress(player, activityId)).code).toBe('4000');
  });

  it('[C-093] that do not exist are refused', async () => {
    const player = await kit.makePlayer();
    const call = { method: 'POST', path: '/thanosapi/api/gamelottery/shandian/receive' } as const;
    for (const activityId of [0, 10, 1.5, '0', '', null, undefined, {}])
      expect((await kit.product.callRaw(call, { activityId }, { token: player.token })).code).toBe('4000');
  });

  it('[C-074] sharing gives each sharer a unique code', async () => {
    const players = await Promise.all([kit.makePlayer(), kit.makePlayer()]);
    const codes = new Set<string | null>();
    for (const player of players) {
      const { data } = await kit.receive(player, 9);
      expect(data.giftCode).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/);
      expect((await kit.user(player)).giftCode).toBe(data.giftCode);
      expect((await kit.receive(player, 9)).code).toBe('2149');
      codes.add(data.giftCode);
    }
    expect(codes.size).toBe(2);
  });

  it('[C-033] are for Android: an iOS client is refused, and nothing is written', async () => {
    const player = await kit.makePlayer();
    await kit.progress(player, 3);
    const onIos = { clienttype: 'ios_rrsp_jzsp' };
    expect((await kit.receive(player, 3, onIos)).code).toBe('2147');
    expect((await kit.draw(player, onIos)).code).toBe('2147');
    expect((await kit.receive(player, 3, { clienttype: 'Android' })).code).toBe(200);
    expect((await kit.user(player)).lotteryTimes).toBe(1);
  });
});

describe('after the end', () => {
  it('[C-081] every action is refused, and the seed is public', async () => {
    const player = await kit.makePlayer();
    await kit.progress(player, 3);
    const { fairness, endTime } = await kit.terms();
    const draws = async () => [
      await kit.draw(player),
      await kit.receive(player, 3),
      await kit.receive(player, 9),
    ];
    await kit.setClock({ now: endTime });
    for (const answer of await draws()) expect(answer).toMatchObject({ code: '1003', msg: '活动已结束' });
    expect((await kit.progress(player, 4)).code).toBe('1003');
    expect(await stateOf(player, 4)).toMatchObject({ compliance: false });
    const { fairness: revealed, state } = await kit.terms();
    expect(state).toBe('ended');
    expect(revealed.seedHash).toBe(fairness.seedHash);
    const hash = createHash('sha256')
      .update(revealed.seed ?? '')
      .digest('hex');
    expect(hash).toBe(fairness.seedHash);
  });

  it('[A-103] a reset of the Lab opens it again, with a new seed and no draws', async () => {
    const { fairness } = await kit.terms();
    expect(await kit.product.lab('POST', '/reset', {})).toEqual({ ok: true });
    const { fairness: fresh, state } = await kit.terms();
    expect(state).toBe('open');
    expect(fresh.seed).toBeNull();
    expect(fresh.seedHash).not.toBe(fairness.seedHash);
    expect((await kit.user(await kit.makePlayer())).lotteryTimes).toBe(0);
  });
});
