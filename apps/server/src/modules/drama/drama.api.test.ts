import { CLIENT_TYPES } from '@juban/catalog';
import { calls } from '@juban/contract';
import { DAY_MS, shanghaiMidnight } from '@juban/domain';
import { openValue, signRequest } from '@juban/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { createCallInProcess } from '../../lib/in-process.ts';

const VIP = '40001';
const FILM = '40019';
const DISABLED = '40022';
const UPCOMING = '40013';
/** Belongs to one brand, 甜甜韩剧. */
const OF_ONE_BRAND = '40018';
const HOSTILE = [
  '',
  ' ',
  'x'.repeat(65),
  'x'.repeat(10_000),
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  "' or 1=1 --",
  '40001\u0000',
  '第七封证词',
];

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

type Query = Record<string, string>;

function signed(params: Query, { t = Date.now(), clientType = 'Android' } = {}): Record<string, string> {
  const sign = signRequest({ clientType, path: calls.getDramaPage.path, t, params });
  return { clientType, aliId: '1', t: String(t), sign, et: '3', uet: '3' };
}
const getPage = (query: Query, headers = signed(query)) =>
  product.call('getDramaPage', query as { dramaId: string }, headers);
const pageOf = async (query: Query) => (await getPage(query)).data;

describe('share detail', () => {
  it('[A-062] answers drama, episodes, clip, cast and author', async () => {
    const { code, data } = await product.call('getShareDrama', { dramaId: VIP });
    expect(code).toBe('0000');
    expect(data.dramaInfo).toMatchObject({
      dramaId: VIP,
      title: '第七封证词',
      score: 9.1,
      feeMode: 'vip',
      enable: true,
      area: '中国大陆',
      year: 2026,
      plotType: '悬疑/犯罪',
    });
    expect(data.episodeList).toHaveLength(12);
    expect(data.episodeList[11]).toEqual({ id: '40001012', episodeNo: 12 });
    expect(data.actorList[0]).toEqual({
      headUrl: expect.stringMatching(/^\/content\/demo\/art\/portraits\/.+\.webp$/),
      chineseName: '陆闻舟',
      roleName: '程砚',
    });
    expect(data.author).toEqual({ headImgUrl: expect.stringMatching(/\.webp$/), nickName: '阿柚看剧' });
    expect(data.fiveMinutePlayInfo?.fiveMinutePlayUrl).toMatch(/^[\w-]{80,}$/);
  });

  it('[A-032] a disabled drama says so and has nothing to play, but offers others', async () => {
    const { code, data } = await product.call('getShareDrama', { dramaId: DISABLED });
    expect(code).toBe('0000');
    expect(data).toMatchObject({ episodeList: [], actorList: [], fiveMinutePlayInfo: null });
    expect(data.dramaInfo).toMatchObject({ enable: false, imageList: [] });
    expect(data.recommendList.length).toBeGreaterThanOrEqual(4);
  });

  it('offers six other playable dramas, the most similar first, never itself', async () => {
    const { data } = await product.call('getShareDrama', { dramaId: VIP });
    const ids = data.recommendList.map(({ dramaId }) => dramaId);
    expect(new Set(ids).size).toBe(6);
    for (const id of [VIP, DISABLED, UPCOMING, OF_ONE_BRAND]) expect(ids).not.toContain(id);
    expect(data.recommendList[0]?.plotType).toMatch(/悬疑|犯罪/);
  });

  it.each(['99999', 'no-such'])('[A-062] the unknown id %s is refused', async (dramaId) => {
    const answer = await product.call('getShareDrama', { dramaId });
    expect(answer).toMatchObject({ status: 404, code: '4040', msg: '没有找到这部剧', data: null });
  });
});

describe('the signed page', () => {
  it('[A-063] answers drama, stills, trailers and clip; a reservation only before its start', async () => {
    const data = await pageOf({ dramaId: VIP, isAgeLimit: '0', shareDrama: '1' });
    expect(data.dramaInfo.imageList).toHaveLength(2);
    expect(data.dramaInfo.intro.length).toBeGreaterThan(60);
    expect(data.trailerList[0]?.url).toMatch(
      /^\/content\/demo\/clips\/testimony\.mp4\?expires=\d+&mark=[\w-]+$/,
    );
    expect(data.fiveMinutePlayInfo).not.toBeNull();
    expect(data.reserve).toBeNull();
    for (const shades of [data.dramaInfo.tone, data.dramaInfo.lamp]) {
      expect(shades).toEqual({
        dark: expect.stringMatching(/^#[0-9a-f]{6}$/),
        light: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
    }
  });

  it('[A-063][A-035] before its start a drama can be reserved and only its trailers play', async () => {
    const data = await pageOf({ dramaId: UPCOMING });
    expect(data).toMatchObject({ fiveMinutePlayInfo: null, episodeList: [], episodeSid: null });
    expect(data.trailerList.length).toBeGreaterThan(0);
    const playDate = data.reserve?.playDate ?? 0;
    expect(data.reserve?.favoriteNum).toBe(93_200);
    const reservedAt = async (now: number) => {
      await product.lab('POST', '/clock', { now, freeze: true });
      return (await pageOf({ dramaId: UPCOMING })).reserve;
    };
    expect(await reservedAt(playDate - 1)).toEqual({ ...data.reserve, daysLeft: 0 });
    expect(await reservedAt(playDate)).toBeNull();
    const midnight = shanghaiMidnight(new Date(playDate)).getTime();
    expect(playDate).toBeGreaterThan(midnight);
    expect((await reservedAt(midnight))?.daysLeft).toBe(0);
    expect((await reservedAt(midnight - 1))?.daysLeft).toBe(1);
    expect((await reservedAt(midnight - 3 * DAY_MS))?.daysLeft).toBe(3);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('[A-019] names the scheme for opening it in the apps', async () => {
    expect((await pageOf({ dramaId: VIP })).dramaInfo.kind).toBe('drama');
    expect((await pageOf({ dramaId: FILM })).dramaInfo).toMatchObject({ kind: 'film', dramaType: '电影' });
  });

  it('[A-034] answers the clip of the episode with the given id or number, otherwise of the first', async () => {
    const clipOf = async (query: Query) => {
      const { episodeSid, fiveMinutePlayInfo } = await pageOf({ dramaId: VIP, ...query });
      const url = await openValue('Android', fiveMinutePlayInfo?.fiveMinutePlayUrl ?? '');
      return [episodeSid, url.split('?')[0]];
    };
    expect(await clipOf({})).toEqual(['40001001', '/content/demo/clips/testimony.mp4']);
    expect(await clipOf({ episodeSid: '40001002' })).toEqual(['40001002', '/content/demo/clips/street.mp4']);
    for (const episodeSid of ['3', '03'])
      expect(await clipOf({ episodeSid })).toEqual(['40001003', '/content/demo/clips/birches.mp4']);
  });

  it.each(['13', '40001013', '40002001', 'x'])(
    '[A-034] the episode %s, which is not released, is refused',
    async (sid) => {
      expect(await getPage({ dramaId: VIP, episodeSid: sid })).toMatchObject({ status: 404, code: '4040' });
    },
  );

  it.each(['aliId', 't', 'sign', 'uet'])('[A-084] without %s it is refused', async (name) => {
    const query = { dramaId: VIP };
    const { [name]: _left, ...headers } = signed(query);
    expect(await getPage(query, headers)).toMatchObject({ status: 403, code: '4030', data: null });
  });

  it('[A-084] a signature for something else, or older than 300 s, is refused', async () => {
    const query = { dramaId: VIP };
    const old = signed(query, { t: Date.now() - 301_000 });
    const wrong = [
      signed({ dramaId: '40002' }),
      { ...signed(query), clientType: 'web' },
      { ...signed(query), sign: '0'.repeat(32) },
      { ...signed(query), uet: '1' },
      old,
    ];
    for (const headers of wrong)
      expect(await getPage(query, headers)).toMatchObject({ status: 403, code: '4030' });
    const recent = signed(query, { t: Date.now() - 290_000 });
    expect(await getPage(query, recent)).toMatchObject({ code: '0000' });
  });

  it('[A-084] cached answers are not given to callers without a signature', async () => {
    await pageOf({ dramaId: VIP });
    expect(await getPage({ dramaId: VIP }, {})).toMatchObject({ status: 403 });
  });

  it('[A-084] the business clock does not make an old signature valid', async () => {
    const query = { dramaId: VIP };
    await product.lab('POST', '/clock', { advanceMs: 3_600_000 });
    expect(await getPage(query)).toMatchObject({ code: '0000' });
    expect(await getPage(query, signed(query, { t: Date.now() + 3_600_000 }))).toMatchObject({ status: 403 });
    await product.lab('POST', '/clock', { reset: true });
  });

  it('[A-063] a page rendered in our own process needs none', async () => {
    const callInProcess = createCallInProcess(product.app);
    const { status } = await callInProcess(
      calls.getDramaPage,
      { dramaId: VIP },
      { clientType: 'web', aliId: '1' },
    );
    expect(status).toBe(200);
  });
});

describe('the clip', () => {
  it('[A-088] is sealed in transit, and each client type can open its own', async () => {
    for (const clientType of ['web', 'Android', 'ios_rrsp_jzsp', 'web']) {
      const { data } = await product.call('getShareDrama', { dramaId: VIP }, { clientType });
      const sealed = data.fiveMinutePlayInfo?.fiveMinutePlayUrl ?? '';
      expect(sealed).not.toContain('mp4');
      const url = await openValue(clientType, sealed);
      expect(url).toMatch(/^\/content\/demo\/clips\/\w+\.mp4\?expires=\d+&mark=[\w-]+$/);
      expect(product.services.clips.mayPlay(url)).toBe(true);
      await expect(openValue('hjsp', sealed)).rejects.toThrow();
    }
  });

  it('[A-088] no answer contains its plain address', async () => {
    const { body } = await product.call('getShareDrama', { dramaId: '40002' });
    expect(body).not.toContain('/clips/');
  });
});

describe('lists and introductions', () => {
  it('[A-089] answers exactly those that exist and are enabled, in order, each once', async () => {
    const ids = ['40003', DISABLED, 'no-such', VIP, '40003', UPCOMING];
    const { data } = await product.call('listSharedDramas', ids);
    expect(data.dramaDetails.map(({ dramaId }) => dramaId)).toEqual(['40003', VIP, UPCOMING]);
    const named = await product.call('listSharedDramas', { dramaIds: ids });
    expect(named.data).toEqual(data);
    const numbers = await product.call('listSharedDramas', [40003, 40001]);
    expect(numbers.data.dramaDetails.map(({ dramaId }) => dramaId)).toEqual(['40003', VIP]);
  });

  it.each<[string, unknown]>([
    ['an empty list', []],
    ['no list', {}],
    ['a list in a list', [['40001']]],
    ['51 ids', Array.from({ length: 51 }, () => VIP)],
    ['a hostile id', ["'; drop table dramas; --"]],
    ['a fraction', [1.5]],
  ])('[A-089] %s is refused', async (_case, body) => {
    expect(await product.callRaw(calls.listSharedDramas, body)).toMatchObject({ status: 400, code: '4000' });
  });

  it('[A-090] answers intro and actors; an unknown or disabled drama has none', async () => {
    const { data } = await product.call('getDramaIntro', { dramaId: VIP });
    expect(data.intro).toContain('程砚');
    expect(data.actorList.map(({ chineseName }) => chineseName)).toContain('沈知遥');
    for (const dramaId of ['no-such', DISABLED]) {
      expect(await product.call('getDramaIntro', { dramaId })).toMatchObject({ status: 404, code: '4040' });
    }
  });
});

it('[A-102] the Lab names one of each kind to try', async () => {
  const demo = await product.lab<Record<string, object>>('GET', '/demo');
  expect(demo.dramas).toEqual({ normal: '40004', vip: VIP, disabled: DISABLED, upcoming: UPCOMING });
  expect(demo.albums).toEqual({ short: '9001', long: '9002', empty: '9005' });
  expect(demo.navigations).toEqual(['701', '702', '703']);
});

describe('brands', () => {
  const brandOf = new Map(CLIENT_TYPES.map(({ id, brand }) => [id, brand]));

  it('a drama of one brand is unknown to every client type of another, in every call', async () => {
    for (const [clientType, brand] of brandOf) {
      const headers = { clientType };
      const query = { dramaId: OF_ONE_BRAND };
      const status = brand === 'tthj' ? 200 : 404;
      expect((await product.call('getShareDrama', query, headers)).status, clientType).toBe(status);
      expect((await product.call('getDramaIntro', query, headers)).status, clientType).toBe(status);
      expect((await getPage(query, signed(query, { clientType }))).status, clientType).toBe(status);
    }
  });

  it('lists contain it for its own brand only', async () => {
    const listed = async (clientType: string) =>
      (await product.call('listSharedDramas', [OF_ONE_BRAND, VIP], { clientType })).data.dramaDetails.length;
    expect([await listed('web'), await listed('tthj')]).toEqual([1, 2]);
  });
});

describe('bad input', () => {
  it.each(HOSTILE.map((id) => [id.slice(0, 30), id]))(
    '[A-082] the id %j is refused with a clear message',
    async (_, id) => {
      for (const name of ['getShareDrama', 'getDramaIntro'] as const) {
        const answer = await product.call(name, { dramaId: id });
        expect(answer).toMatchObject({ status: 400, code: '4000', msg: '没有找到这部剧' });
      }
      expect((await getPage({ dramaId: id })).status).toBe(400);
      expect((await getPage({ dramaId: VIP, episodeSid: id })).status).toBe(400);
    },
  );

  it('[A-082] a missing id, or the same one twice, is refused', async () => {
    expect((await product.callRaw(calls.getShareDrama, {})).status).toBe(400);
    const twice = await product.app.inject('/api/share/drama/detail?dramaId=40001&dramaId=40002');
    expect(twice.statusCode).toBe(400);
  });
});

it('[A-074] every call of the shared, open-app, download and navigation pages answers without a token', async () => {
  const { call } = product;
  const asked = {
    getShareDrama: call('getShareDrama', { dramaId: VIP }),
    getDramaPage: getPage({ dramaId: VIP }),
    listSharedDramas: call('listSharedDramas', [VIP]),
    getDramaIntro: call('getDramaIntro', { dramaId: VIP }),
    getAlbum: call('getAlbum', { id: '9002', pageNum: 2, pageSize: 20 }),
    getWechatConfig: call('getWechatConfig', { url: `${product.foundation.config.publicOrigin}/share/app` }),
    getNavigationSummary: call('getNavigationSummary', { navigationId: '701' }),
    getNavigation: call('getNavigation', { navigationId: '701' }),
  };
  for (const [name, answer] of Object.entries(asked)) {
    expect(await answer, name).toMatchObject({ status: 200, code: '0000' });
  }
});
