import { BRANDS } from '@juban/catalog';
import { calls } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameRow } from '../../../test/game-row.ts';
import { type Hall, startHall } from '../../../test/games-kit.ts';
import { rowsOf } from '../../db/database.ts';
import type { RequestContext } from '../../plugins/context.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const USUAL = { releaseNotice: true, wifiOnly: true, keepHistory: true };

let hall: Hall;
let games: Record<'play' | 'download' | 'booked' | 'off', string>;
beforeAll(async () => {
  hall = await startHall();
  ({ games } = await hall.product.lab<{ games: typeof games }>('GET', '/demo'));
});
afterAll(() => hall.stop());

describe('my games', () => {
  it.each([
    'getMyGames',
    'listGameHistory',
    'clearGameHistory',
    'saveGameSetting',
    'openGame',
    'bookGame',
  ] as const)('[A-047] %s of a visitor is 1024, whatever else is sent', async (name) => {
    for (const headers of [{}, { token: 'stale' }])
      expect(await hall.product.callRaw(calls[name], { id: [] }, headers)).toMatchObject({ code: '1024' });
  });

  it('[A-047] are empty at first, with the default settings', async () => {
    const member = await hall.makeMember();
    expect(await hall.mine(member)).toEqual({ recent: [], reserved: [], setting: USUAL });
  });

  it('[A-047] contain what was played, last first and each once, for this user only', async () => {
    const [member, other] = [await hall.makeMember(), await hall.makeMember()];
    for (const id of [games.play, games.download, games.play]) {
      await hall.open(member, id);
      await hall.advance(MINUTE_MS);
    }
    const { recent } = await hall.mine(member);
    expect(recent.map(({ id, times }) => [id, times])).toEqual([
      [games.play, 2],
      [games.download, 1],
    ]);
    expect((await hall.history(member)).content).toEqual(recent);
    expect((await hall.history(other)).content).toEqual([]);
  });

  it('[A-047] refuse to open removed, unreleased and unknown games, and record nothing of them', async () => {
    const member = await hall.makeMember();
    const answers = [games.off, games.booked, 'no-such-game'].map((id) => hall.open(member, id));
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(['2160', '2164', '4040']);
    expect((await hall.history(member)).content).toEqual([]);
  });

  it('[A-047] history is paged, cleared game by game or completely, and only that of the user', async () => {
    const [member, other] = [await hall.makeMember(), await hall.makeMember()];
    const rows = Array.from({ length: 45 }, (_, n) =>
      gameRow({ gameId: `t-${n}`, gameName: `历史试验${n}` }),
    );
    await hall.addGames(...rows);
    // Many at one time: the cursor must distinguish those too.
    for (const { gameId } of rows) await hall.open(member, gameId);
    await hall.open(other, 't-1');
    const pages = await hall.readAll((cursor) => hall.history(member, cursor));
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect((await hall.history(member)).total).toBe(45);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(45);

    const clear = async (input: object) =>
      (await hall.product.callRaw(calls.clearGameHistory, input, hall.as(member))).data;
    expect(await clear({ ids: ['t-1', 't-2', 'no-such-game'] })).toEqual({ cleared: 2 });
    expect((await hall.history(member)).total).toBe(43);
    expect(await clear({})).toEqual({ cleared: 43 });
    expect(await clear({})).toEqual({ cleared: 0 });
    expect(await hall.history(member)).toEqual({ content: [], total: 0, nextCursor: null });
    const { content, total } = await hall.history(other);
    expect([content.map(({ id }) => id), total]).toEqual([['t-1'], 1]);
  });

  it('[A-047] history refuses foreign cursors, and one without a valid time', async () => {
    const member = await hall.makeMember();
    const endOf9999 = Date.UTC(10_000, 0) - 1;
    const codeOf = async (at: number) => {
      const cursor = Buffer.from(JSON.stringify([at, 'x'])).toString('base64url');
      return (await hall.product.callRaw(calls.listGameHistory, { cursor }, hall.as(member))).code;
    };
    expect(await codeOf(endOf9999)).toBe('0000');
    for (const at of [endOf9999 + 1, 8_640_000_000_000_000, -1]) expect(await codeOf(at)).toBe('4000');
  });

  it('[A-047] settings are stored one by one; without a history nothing more is recorded', async () => {
    const member = await hall.makeMember();
    const save = async (change: object) =>
      (await hall.product.callRaw(calls.saveGameSetting, change, hall.as(member))).data;
    expect(await save({ wifiOnly: false })).toEqual({ ...USUAL, wifiOnly: false });
    expect(await save({ keepHistory: false })).toEqual({ ...USUAL, wifiOnly: false, keepHistory: false });
    expect(await save({})).toEqual({ ...USUAL, wifiOnly: false, keepHistory: false });
    expect((await hall.open(member, games.play)).code).toBe('0000');
    expect(await hall.mine(member)).toMatchObject({ recent: [], setting: { keepHistory: false } });
    expect(
      await hall.product.callRaw(calls.saveGameSetting, { wifiOnly: 'yes' }, hall.as(member)),
    ).toMatchObject({ code: '4000' });
  });

  it('[A-047] reserve an unreleased game, once, and cancel the reservation', async () => {
    const member = await hall.makeMember();
    const taps = await Promise.all(Array.from({ length: 8 }, () => hall.book(member, games.booked)));
    expect(taps.every(({ data }) => data.reserved)).toBe(true);
    expect((await hall.mine(member)).reserved.map(({ id }) => id)).toEqual([games.booked]);
    expect((await hall.book(member, games.play)).code).toBe('2161');
    expect((await hall.book(member, games.off)).code).toBe('2160');
    expect((await hall.book(member, 'no-such-game')).code).toBe('4040');
    expect((await hall.book(member, games.booked, false)).data).toEqual({ reserved: false });
    expect((await hall.mine(member)).reserved).toEqual([]);
  });

  it('[A-047] [A-058] a reserved game is released by itself at its time: it can be opened, and no longer reserved', async () => {
    const member = await hall.makeMember();
    const { now } = await hall.product.lab<{ now: number }>('GET', '/clock');
    const [id, releaseAt] = ['t-release', new Date(now + DAY_MS)];
    await hall.addGames(gameRow({ gameId: id, gameName: '到点上线', status: 2, releaseAt }));
    const detail = async () => (await hall.product.call('getGame', { id })).data;
    expect((await hall.book(member, id)).code).toBe('0000');
    expect((await hall.open(member, id)).code).toBe('2164');
    expect(await detail()).toMatchObject({ status: 2, link: '', releaseTime: releaseAt.getTime() });
    await hall.advance(DAY_MS + MINUTE_MS);
    expect(await detail()).toMatchObject({ status: 1, link: expect.stringMatching(/./), releaseTime: null });
    const [card] = (await hall.search('到点上线')).content;
    expect(card).toMatchObject({ id, status: 1, releaseTime: null });
    expect((await hall.mine(member)).reserved).toMatchObject([{ id, status: 1, releaseTime: null }]);
    expect((await hall.book(await hall.makeMember(), id)).code).toBe('2161');
    expect((await hall.open(member, id)).code).toBe('0000');
    expect((await hall.history(member)).content.map((game) => game.id)).toEqual([id]);
  });

  it('[A-058] shared answers are made again when a game is released', async () => {
    const { now } = await hall.product.lab<{ now: number }>('GET', '/clock');
    const releaseAt = new Date(now + MINUTE_MS);
    await hall.addGames(
      gameRow({ gameId: 't-soon', gameName: '马上上线', status: 2, releaseAt, heat: 999_999_999 }),
    );
    const { games: service } = hall.product.services;
    const context = { brand: BRANDS.yujian } as RequestContext;
    const reads = [
      service.getGame({ id: 't-soon' }, context),
      service.getGamesHome({}, context),
      service.listGames({ category: '' }, context),
    ];
    for (const { changesAt } of await Promise.all(reads)) expect(changesAt).toEqual(releaseAt);
  });
});

describe('reports', () => {
  const send = (input: object, headers: Record<string, string> = {}) =>
    hall.product.callRaw(calls.reportGame, { id: games.play, reason: 'broken', ...input }, headers);
  const stored = async () => {
    const result = await hall.database.db.execute(sql`select * from game_reports order by at, report_no`);
    return rowsOf<Record<string, unknown>>(result);
  };

  it('[A-046] are accepted from a visitor and from a user, who reports a game once a day', async () => {
    const member = await hall.makeMember();
    const before = (await stored()).length;
    expect(await send({ content: '  第三关必定闪退  ' })).toMatchObject({
      code: '0000',
      data: { reportNo: expect.any(String) },
    });
    const taps = await Promise.all(Array.from({ length: 5 }, () => send({}, hall.as(member))));
    expect(taps.map(({ code }) => code).sort()).toEqual(['0000', '2162', '2162', '2162', '2162']);
    expect((await send({ id: games.download }, hall.as(member))).code).toBe('0000');
    await hall.advance(DAY_MS);
    expect((await send({}, hall.as(member))).code).toBe('0000');
    const rows = await stored();
    expect(rows).toHaveLength(before + 4);
    expect(rows.find(({ user_id }) => user_id === null)).toMatchObject({
      content: '第三关必定闪退',
      pictures: [],
    });
  });

  it.each([
    ['no reason', { reason: undefined }, '4000', '请选择举报原因'],
    ['an unknown reason', { reason: 'bored' }, '4000', '请选择举报原因'],
    ['the last reason without a text', { reason: 'other', content: '  ' }, '4000', '请说明具体情况'],
    ['a text that is too long', { content: '长'.repeat(201) }, '4000', '补充说明不能超过 200 字'],
    ['a character that the database refuses', { content: 'a\u0000b' }, '4000', '请求参数有误，请刷新后再试'],
    ['too many pictures', { pictures: ['a', 'b', 'c', 'd'] }, '4000', '最多上传 3 张图片'],
    [
      'an address instead of a key',
      { pictures: ['https://evil.example/a.png'] },
      '4000',
      '图片不可用，请重新上传',
    ],
    ['a key with a path', { pictures: ['../../secret'] }, '4000', '图片不可用，请重新上传'],
    ['a picture of a visitor', { pictures: ['report/a'] }, '2163', '图片不可用，请重新上传'],
    ['an unknown game', { id: 'no-such-game' }, '4040', '没有找到这款游戏'],
  ])('[A-046] with %s are refused, and nothing is stored', async (_what, input, code, msg) => {
    const before = await stored();
    expect(await send(input)).toMatchObject({ code, msg });
    expect(await stored()).toEqual(before);
  });

  it('[A-046] with a picture that the user has not uploaded are refused, and nothing is stored', async () => {
    const member = await hall.makeMember();
    const before = await stored();
    const key = `report/${'a'.repeat(32)}`;
    expect((await send({ pictures: [key] }, hall.as(member))).code).toMatch(/^(?:2163|2169)$/);
    expect(await stored()).toEqual(before);
    expect((await send({}, hall.as(member))).code).toBe('0000');
  });
});
