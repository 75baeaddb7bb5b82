import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { calls } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameRow } from '../../../test/game-row.ts';
import { type Hall, startHall } from '../../../test/games-kit.ts';
import { rowsOf } from '../../db/database.ts';
import { CONTENT_CHANNEL } from '../content/content.repository.ts';
import { FIND_BY_KEY, paramsOf } from './games.repository.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await startHall();
});
afterAll(() => hall.stop());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const wayOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(wayOf)];

const home = async () => (await hall.product.call('getGamesHome', {})).data;
const detail = (id: string | number) => hall.product.callRaw(calls.getGame, { id });

/** The name of a pack's picture: two addresses of the same picture are recognised. */
const pictureAt = (url: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(`../../../../..${url.replace(/\?.*/, '')}`, import.meta.url)))
    .digest('hex');

/** All pages of a list. */
const list = async ({ category, cursor }: { category?: string; cursor?: string | undefined }) =>
  (
    await hall.product.call('listGames', {
      ...(category ? { category } : {}),
      ...(cursor ? { cursor } : {}),
    })
  ).data;

describe('the hall', () => {
  it('[A-044] shows featured games with their pictures, three charts and games based on dramas', async () => {
    const { featured, charts, dramaGames, searchHint } = await home();
    expect(featured.map(({ gameName }) => gameName)).toEqual(['霜刃行', '雷暴小队', '环星邮差', '落日疾驰']);
    expect(featured[0]).toMatchObject({
      id: '3001',
      flag: '同名剧联动',
      picture: expect.stringMatching(/^\/content\/demo\/art\/stills\/frost-blade-1/),
      icon: expect.stringMatching(/^\/content\/demo\/art\/games\/blade-256/),
      categories: ['冒险动作'],
    });
    expect(charts.map(({ key }) => key)).toEqual(['hot', 'new', 'booked']);
    const [hot, latest, booked] = charts.map(({ games }) => games);
    expect(hot).toHaveLength(10);
    const heats = hot?.map(({ playNum }) => playNum) ?? [];
    expect(heats).toEqual([...heats].sort((a, b) => b - a));
    expect(latest?.[0]?.gameName).toBe('踏浪日记');
    expect(booked?.map(({ status, releaseTime }) => [status, typeof releaseTime])).toEqual([
      [2, 'number'],
      [2, 'number'],
    ]);
    expect(dramaGames.map(({ drama }) => drama.title)).toContain('月下霜刃');
    expect(searchHint).toBe('霜刃行');
  });

  it('[A-044] has six categories with at least thirty games, each with its count', async () => {
    const { content, total: count } = (await hall.product.call('listGameCategories', {})).data;
    expect(count).toBe(6);
    expect(content.map(({ name }) => name)).toEqual([
      '冒险动作',
      '休闲益智',
      '棋牌桌游',
      '模拟经营',
      '策略塔防',
      '竞速体育',
    ]);
    for (const { id, total } of content) {
      const games = (await hall.readAll((cursor) => list({ category: id, cursor }))).flat();
      expect(games).toHaveLength(total);
      expect((await list({ category: id })).total).toBe(total);
      expect(total).toBeGreaterThanOrEqual(4);
    }
    const all = await hall.readAll((cursor) => list({ cursor }));
    expect(all.flat().length).toBeGreaterThanOrEqual(30);
    expect((await list({})).total).toBe(all.flat().length);
  });

  it('[A-044] counts for each brand what that brand’s list has, on every page, and again after content changed', async () => {
    const totalOf = async (clientType: string, cursor?: string) =>
      (await hall.product.call('listGames', cursor ? { cursor } : {}, { clientType })).data.total;
    const [ours, theirs] = [await totalOf('Android'), await totalOf('tthj')];
    await hall.addGames(
      gameRow({ gameId: 't-count-all', gameName: '人人可见' }),
      gameRow({ gameId: 't-count-own', gameName: '一家独有', brands: ['tthj'] }),
      gameRow({ gameId: 't-count-off', gameName: '已经下架', status: 0 }),
    );
    expect([await totalOf('Android'), await totalOf('tthj')]).toEqual([ours + 1, theirs + 2]);
    const { nextCursor } = await list({});
    expect(await totalOf('Android', nextCursor ?? '')).toBe(ours + 1);
  });

  it('[A-044] lists a category in pages, most played first, none twice, even with equal heat', async () => {
    const many = Array.from({ length: 45 }, (_, n) =>
      gameRow({ gameId: `t-race-${n}`, gameName: `竞速试验${n}`, categoryIds: ['race'], heat: n % 3 }),
    );
    await hall.addGames(...many);
    const pages = await hall.readAll((cursor) => list({ category: 'race', cursor }));
    expect(pages.slice(0, -1).every(({ length }) => length === 20)).toBe(true);
    const games = pages.flat();
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    expect(games.filter(({ id }) => id.startsWith('t-race-'))).toHaveLength(45);
    const heats = games.map(({ playNum }) => playNum);
    expect(heats).toEqual([...heats].sort((a, b) => b - a));
  });

  it('[A-044] refuses unknown categories and foreign cursors', async () => {
    expect(await hall.product.callRaw(calls.listGames, { category: 'nothing' })).toMatchObject({
      status: 404,
      code: '4040',
    });
    for (const cursor of [
      'x',
      'W10',
      Buffer.from('[0,99999999999,"a"]').toString('base64url'),
      'a'.repeat(300),
    ])
      expect(await hall.product.callRaw(calls.listGames, { cursor })).toMatchObject({ code: '4000' });
  });
});

describe('search', () => {
  it.each([
    ['霜刃行', '霜刃行'],
    ['刃行', '霜刃行'],
    ['srx', '霜刃行'],
    ['shuangren', '霜刃行'],
    ['雷暴 小队', '雷暴小队'],
    ['lbxd', '雷暴小队'],
    ['暴小', '雷暴小队'],
    ['leibaoxiaodui', '雷暴小队'],
    ['雷bao', '雷暴小队'],
    ['MAHJ', undefined],
    ['没有这样的游戏', undefined],
    ['100%', undefined],
    ["'; drop table games; --", undefined],
  ])('[A-045] %s finds %s', async (typed, name) => {
    expect(await hall.found(typed)).toEqual(name ? [name] : []);
  });

  it('[A-045] shows names that begin with the text before those that contain it, the most played first', async () => {
    await hall.addGames(
      gameRow({ gameId: 't-1', gameName: '古镜之谜', heat: 5 }),
      gameRow({ gameId: 't-2', gameName: '古镜', heat: 9 }),
      gameRow({ gameId: 't-3', gameName: '万面古镜', heat: 900 }),
      gameRow({ gameId: 't-4', gameName: '古镜旧事', heat: 900, status: 0 }),
      gameRow({ gameId: 't-5', gameName: '古镜别传', heat: 900, brands: ['ddsp'] }),
    );
    expect(await hall.found('古镜')).toEqual(['古镜', '古镜之谜', '万面古镜']);
    expect(await hall.found('gj')).toEqual(['古镜', '古镜之谜', '万面古镜']);
    const other = await hall.search('古镜', undefined, { clientType: 'ipad_ddsp' });
    expect(other.content[0]?.gameName).toBe('古镜别传');
  });

  it('[A-045] is paged without a gap or a repetition', async () => {
    const many = Array.from({ length: 47 }, (_, n) =>
      gameRow({ gameId: `t-page-${n}`, gameName: n % 2 ? `翻页试验${n}号` : `再翻页${n}`, heat: n % 4 }),
    );
    await hall.addGames(...many);
    const pages = await hall.readAll((cursor) => hall.search('翻页', cursor));
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 7]);
    const games = pages.flat();
    expect(new Set(games.map(({ id }) => id)).size).toBe(47);
    const begins = games.map(({ gameName }) => gameName.startsWith('翻页'));
    expect(begins).toEqual([...begins].sort((a, b) => Number(b) - Number(a)));
  });

  it('[A-045] suggests a few while typing, and nothing for an empty text', async () => {
    expect(await hall.suggested('sr')).toEqual(['霜刃行']);
    expect((await hall.suggested('s')).length).toBeLessThanOrEqual(8);
    expect(await hall.suggested('  ')).toEqual([]);
    expect(await hall.found('')).toEqual([]);
    expect(await hall.product.callRaw(calls.suggestGames, { q: '长'.repeat(31) })).toMatchObject({
      status: 400,
      code: '4000',
      msg: '最多输入 30 个字',
    });
    expect(await hall.product.callRaw(calls.searchGames, {})).toMatchObject({ code: '4000' });
  });

  it('[A-045] follows a game that is renamed, loses heat, is taken down or deleted', async () => {
    const { exec } = hall.database;
    await hall.addGames(gameRow({ gameId: 't-old', gameName: '旧名游戏', heat: 3 }));
    const { startKeys, innerKeys, searchText } = gameRow({ gameId: 't-old', gameName: '新名游戏' });
    const array = (list: string[]) => `array[${list.map((key) => `'${key}'`).join(',')}]`;
    await exec(`update games set game_name = '新名游戏', start_keys = ${array(startKeys)},
      inner_keys = ${array(innerKeys)}, search_text = '${searchText}', heat = 1 where game_id = 't-old'`);
    expect([await hall.found('旧名'), await hall.found('xmyx')]).toEqual([[], ['新名游戏']]);
    await exec(`update games set status = 0 where game_id = 't-old'`);
    expect(await hall.found('新名')).toEqual([]);
    await exec(`delete from games where game_id = 't-old'`);
    const left = await hall.database.db.execute(sql`select 1 from game_keys where game_id = 't-old'`);
    expect(rowsOf(left)).toEqual([]);
  });

  it('[A-045] uses the content’s current category names', async () => {
    const kinds = async () => (await hall.search('霜刃行')).content[0]?.categories;
    const rename = (name: string) =>
      hall.database.exec(
        `update game_categories set name = '${name}' where category_id = 'adventure'; notify ${CONTENT_CHANNEL}`,
      );
    expect(await kinds()).toEqual(['冒险动作']);
    await rename('冒险');
    await expect.poll(kinds).toEqual(['冒险']);
    await rename('冒险动作');
    await expect.poll(kinds).toEqual(['冒险动作']);
  });

  it('[A-045] uses the index of keys: no scan of all games, no sort', async () => {
    const params = paramsOf({ key: '霜', needles: [' 行'], brand: 'yujian', most: 21 });
    const values = FIND_BY_KEY.replace(/\$(\d)/g, (_, place) => `'${params[Number(place) - 1]}'`);
    const rows = await hall.database.db.transaction(async (tx) => {
      // Few games are cheaper to read completely and sort; the test is whether the index would be used for
      // many.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      return rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        await tx.execute(sql.raw(`explain (format json) ${values}`)),
      );
    });
    const nodes = rows.flatMap((row) => wayOf(row['QUERY PLAN'][0].Plan));
    expect(nodes.map((node) => node['Index Name'])).toContain('game_keys_pkey');
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  });
});

describe('one game', () => {
  it('[A-056] answers every field of the entity', async () => {
    const { data } = (await hall.product.call('getGame', { id: '3001' })) as {
      data: Record<string, unknown>;
    };
    expect(data).toMatchObject({
      id: '3001',
      gameName: '霜刃行',
      subtitle: expect.any(String),
      icon: expect.stringMatching(/^\/content\/demo\/art\/games\/blade-256\.webp/),
      link: 'https://dl.beiyu.example/android/blade-3.2.1.apk',
      suffix: 'apk',
      description: expect.stringContaining('\n'),
      remark: expect.any(String),
      picUrls: [1, 2, 3].map((number) => expect.stringContaining(`/shots/blade-${number}.svg`)),
      landUrl: 'https://beiyu.example/games/blade',
      createTime: expect.any(Number),
      gameFirm: '北屿游戏',
      iconTip: '同名剧',
      packSize: '1.8 GB',
      videoAddress: expect.stringMatching(/^\/content\/demo\/clips\/long-stairs\.mp4\?expires=\d+&mark=/),
      videoCover: expect.stringContaining('/keyart/blade-840.webp'),
      categoryIds: ['adventure'],
      developer: '北屿游戏霜刃项目组',
      version: '3.2.1',
      appPermission: expect.arrayContaining([{ name: '存储空间', reason: expect.any(String) }]),
      privacyAgreement: 'https://beiyu.example/privacy/blade',
      status: 1,
      categories: [{ id: 'adventure', name: '冒险动作' }],
      keyArt: expect.stringContaining('/keyart/blade-840.webp'),
      rating: { score: 9.1, count: 86_000 },
      drama: {
        dramaId: '40012',
        title: '月下霜刃',
        poster: expect.stringMatching(/\/posters\/frost-blade-/),
        year: 2026,
        newestEpisode: expect.any(Number),
        totalEpisodes: expect.any(Number),
      },
    });
    const alike = data.alikeList as Array<{ id: string; categories: string[] }>;
    expect(alike.length).toBeGreaterThan(0);
    expect(alike.every(({ id, categories }) => id !== '3001' && categories.includes('冒险动作'))).toBe(true);
  });

  it('shows its own key art, a rating if it is released, and no picture twice, for every game of the demo', async () => {
    const all = (await hall.readAll((cursor) => list({ cursor }))).flat();
    const shown: string[] = [];
    for (const { id, status } of all.filter((game) => /^3\d{3}$/.test(game.id))) {
      const { keyArt, picUrls, rating } = (await hall.product.call('getGame', { id })).data;
      expect(picUrls.length, id).toBeGreaterThanOrEqual(3);
      expect(rating === null, id).toBe(status === 2);
      shown.push(keyArt, ...picUrls);
    }
    expect(shown.length).toBeGreaterThan(100);
    expect(new Set(shown.map((url) => pictureAt(url))).size).toBe(shown.length);
  });

  it('names what playing gives while the campaign for that game is open, and nothing before, after or for other games', async () => {
    const giftOf = async (id: string) => (await hall.product.call('getGame', { id })).data.gift;
    expect(await giftOf('3005')).toEqual({
      rewards: [
        { title: '新用户注册', days: 1 },
        { title: '累计充值满 88 元', days: 90 },
      ],
      isAndroidOnly: true,
    });
    expect(await giftOf('3001')).toBeNull();
    const { startTime, endTime } = (await hall.product.call('getCampaign', {})).data;
    const stand = (now: number) => hall.product.lab('POST', '/clock', { now, freeze: true });
    try {
      await stand(startTime - 1);
      expect(await giftOf('3005')).toBeNull();
      await stand(endTime - 1);
      expect(await giftOf('3005')).not.toBeNull();
      await stand(endTime);
      expect(await giftOf('3005')).toBeNull();
    } finally {
      await hall.product.lab('POST', '/clock', { reset: true });
    }
  });

  it('[A-056] has no links for a game that was taken down, and no file for one that is not released', async () => {
    const { games } = await hall.product.lab<{ games: Record<string, string> }>('GET', '/demo');
    expect((await detail(games.off ?? '')).data).toMatchObject({ status: 0, link: '', landUrl: '' });
    expect((await detail(games.booked ?? '')).data).toMatchObject({
      status: 2,
      link: '',
      landUrl: expect.stringMatching(/^https:/),
      releaseTime: expect.any(Number),
    });
  });

  it('[A-056] accepts the id as a number too; an unknown one, or of another brand, is 4040', async () => {
    await hall.addGames(gameRow({ gameId: 't-ddsp', gameName: '别家游戏', brands: ['ddsp'] }));
    const member = await hall.makeMember();
    const asNumber = await hall.product.callRaw(calls.bookGame, { id: 3001 }, hall.as(member));
    expect(asNumber.code).toBe('2161');
    for (const id of ['0', 'no-such-game', 't-ddsp'])
      expect(await detail(id)).toMatchObject({ status: 404, code: '4040', msg: '没有找到这款游戏' });
    expect(await detail('../etc')).toMatchObject({ status: 400, code: '4000' });
  });
});
