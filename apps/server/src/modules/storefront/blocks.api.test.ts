import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS, CLIENT_TYPES } from '@juban/catalog';
import { calls } from '@juban/contract';
import { SPLASH_FREE_VERSION } from '@juban/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const KNOWN = [
  'topvipbanner',
  'vipplus',
  'vipright',
  'morepurchase',
  'vipbanner',
  'servicecenter',
  'iOSrenewstatement',
  'Androidrenewstatement',
  'bottombanner',
  'vipads',
  'floatbutton',
];

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const list = async (channel: number, clientType = 'web') =>
  (await product.call('listBlocks', { channel: String(channel) }, { clientType })).data;
const find = (bannerName: string, clientType = 'web') =>
  product.call('getBlock', { bannerName }, { clientType });
const open = CLIENT_TYPES.filter(({ sealedBody }) => !sealedBody);

describe('blocks of a channel', () => {
  it.each(open.map(({ id, channelId, brand }) => [id, channelId, brand] as const))(
    '[B-045] %s (channel %i) gets every known block with its links',
    async (id, channelId, brand) => {
      const blocks = await list(channelId, id);
      expect(blocks.map(({ name }) => name)).toEqual(KNOWN);
      for (const { title, vipBannerContentDtos } of blocks) {
        expect(title).not.toBe('');
        for (const item of vipBannerContentDtos) {
          expect(Object.keys(item).sort()).toEqual([
            'id',
            'image1',
            'name',
            'targetTypeAndroid',
            'targetTypeIos',
            'targetUrlAndroid',
            'targetUrlIos',
            'text1',
            'text2',
          ]);
        }
      }
      const text = JSON.stringify(blocks);
      expect(text).toContain(BRANDS[brand].name);
      const others = Object.values(BRANDS).filter((other) => other.id !== brand);
      for (const { name } of others) expect(text, '[A-092]').not.toContain(name);
    },
  );

  it('[B-045] link only to paths of ours and show only pictures that exist', async () => {
    for (const { vipBannerContentDtos } of await list(2)) {
      for (const { image1, targetUrlIos, targetUrlAndroid } of vipBannerContentDtos) {
        if (image1) expect(existsSync(join(ROOT, image1)), image1).toBe(true);
        for (const url of [targetUrlIos, targetUrlAndroid]) expect(url).toMatch(/^(?:\/[a-zA-Z]|$)/);
      }
    }
  });

  it('[B-045] restore purchases on iOS only', async () => {
    const statement = (await list(1)).find(({ name }) => name === 'iOSrenewstatement');
    expect(
      statement?.vipBannerContentDtos.map((item) => [item.targetTypeIos, item.targetTypeAndroid]),
    ).toEqual([
      ['web', 'web'],
      ['restore', 'none'],
    ]);
  });

  it('[B-045] the most specific block of a name counts: for the channel, for the brand, for all', async () => {
    const top = async (channel: number, clientType: string) =>
      (await list(channel, clientType)).find(({ name }) => name === 'topvipbanner')?.vipBannerContentDtos[0]
        ?.id;
    expect(await top(43, 'web_applet')).toBe('top-applet-1');
    expect(await top(100, 'tthj')).toBe('top-tthj-1');
    expect(await top(2, 'Android')).toBe('top-1');
  });

  it.each([
    [999, 'web'],
    [18, 'Android'],
    [2, 'tthj'],
  ])(
    '[A-092] [B-045] channel %i has none for %s unless its brand sells there',
    async (channel, clientType) => {
      const names = (await list(channel, clientType)).map(({ name }) => name);
      expect(names).toEqual(clientType === 'tthj' ? KNOWN : []);
    },
  );

  it.each([
    {},
    { channel: '' },
    { channel: 'x' },
    { channel: '-1' },
    { channel: '2 ' },
    { channel: '1234567' },
  ])('[B-045] %j is refused', async (input) => {
    expect(await product.callRaw(calls.listBlocks, input)).toMatchObject({ status: 400, code: '4000' });
  });
});

const picturesOf = async (bannerName: string, clientType = 'web') =>
  (await find(bannerName, clientType)).data.vipBannerContentDtos;

describe('pictures for our own pages', () => {
  const ofBrand = Object.values(BRANDS).map(({ id }) => {
    const { id: clientType = '' } = open.find(({ brand }) => brand === id) ?? {};
    return [id, clientType] as const;
  });

  it.each(ofBrand)(
    '%s has its own welcome and its own hall, with colours and files',
    async (_id, clientType) => {
      const scene = await picturesOf('homescene', clientType);
      const hall = await picturesOf('hall', clientType);
      expect(scene).toHaveLength(5);
      for (const { text1 } of scene) expect(text1).toMatch(/^#[0-9a-f]{6}$/);
      expect(hall.map(({ name }) => name)).toEqual([
        'still',
        'poster',
        'poster',
        'poster',
        'together',
        'face',
        'face',
        'fact',
        'fact',
        'fact',
      ]);
      const pictures = [...scene, ...hall.filter(({ name }) => name !== 'fact')];
      for (const { image1 } of pictures) expect(existsSync(join(ROOT, image1)), image1).toBe(true);
    },
  );

  it('no two brands show the same picture on top of their welcome', async () => {
    const tops = await Promise.all(
      ofBrand.map(async ([, clientType]) => (await picturesOf('homescene', clientType)).at(-1)?.image1),
    );
    expect(new Set(tops).size).toBe(ofBrand.length);
  });

  it.each([
    ['helpreview', 1],
    ['helpreview-dots', 1],
    ['helpplaylist', 5],
    ['helpplaylist-dots', 5],
  ])('[A-023] %s shows %i titles: a playlist has more than 4', async (name, count) => {
    const [head, ...posters] = await picturesOf(name);
    expect(head?.name).toBe('head');
    expect(new Set(posters.map(({ image1 }) => image1)).size).toBe(count);
  });
});

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const runs = (...parts: readonly (readonly [text: string, times: number])[]) =>
  parts.flatMap(([text, times]) => Array.from({ length: times }, () => text));

describe('benefits of the levels in the demo', () => {
  const tiersOf = async (benefit: string, clientType = 'web') =>
    (await find('viplvright', clientType)).data.vipBannerContentDtos.find(({ name }) => name === benefit)
      ?.tiers;

  it.each(Object.values(BRANDS).map(({ id }) => id))('[B-030] exist for %s', async (brand) => {
    const { id = '' } = open.find((client) => client.brand === brand) ?? {};
    expect((await tiersOf('quality', id))?.cells).toEqual(runs(['4K 不限时', 9]));
  });

  it.each([
    ['quality', '4K 不限时'],
    ['skipIntro', '自动跳过'],
    ['unlock', '部分解锁'],
  ])('[B-095] the membership itself includes %s, and so does every level', async (benefit, text) => {
    expect((await tiersOf(benefit))?.cells).toEqual(runs([text, 9]));
  });

  it('[B-095] no splash ads is for V3 and above, since 10.19.0', async () => {
    expect(await tiersOf('splash')).toMatchObject({
      cells: runs(['', 3], ['打开即看', 6]),
      sinceVersion: SPLASH_FREE_VERSION,
    });
  });

  it('[B-117] bonus days are 3, 5, 10, 20, 30 and 50 for V3 to V8, in the table only', async () => {
    expect(await tiersOf('bonusDays')).toMatchObject({
      cells: ['', '', '', '3 天', '5 天', '10 天', '20 天', '30 天', '50 天'],
      tableOnly: true,
    });
  });

  it.each([
    ['episodes', '会员可看'],
    ['original', '原画播放'],
    ['discount', '9 折'],
    ['viewing', '+40%'],
    ['support', '优先接入'],
    ['caching', '加速缓存'],
  ])('[B-118] V1 to V8 all have %s', async (benefit, text) => {
    expect((await tiersOf(benefit))?.cells.slice(1)).toEqual(runs([text, 8]));
  });

  it.each(['badges', 'backgrounds'])('[B-118] %s are different for each level', async (benefit) => {
    const [basic, ...own] = (await tiersOf(benefit))?.cells ?? [];
    expect([basic, new Set(own).size, own.includes('')]).toEqual(['', 8, false]);
  });

  it('[B-118] the player has no ads and loads five at once from V6', async () => {
    expect((await tiersOf('adFree'))?.cells).toEqual(runs(['部分免', 6], ['全免', 3]));
    expect((await tiersOf('downloads'))?.cells).toEqual(runs(['同时 3 部', 6], ['同时 5 部', 3]));
  });

  it('[B-119] coupons are few at V3 and V4, medium at V5 and V6, many at V7 and V8', async () => {
    expect((await tiersOf('coupons'))?.cells).toEqual(runs(['', 3], ['少量', 2], ['中量', 2], ['多量', 2]));
  });

  it.each([
    ['hotline', 5],
    ['danmaku', 6],
    ['notifications', 1],
    ['scheduled', 1],
    ['pendants', 1],
  ])('[B-119] %s is coming soon from V%i', async (benefit, level) => {
    expect(await tiersOf(benefit)).toMatchObject({
      cells: runs(['', level], ['待上线', 9 - level]),
      soon: true,
    });
  });
});

describe('one block', () => {
  it('[B-096] viplvright answers the eight levels, then their benefits', async () => {
    const { code, data } = await find('viplvright');
    expect(code).toBe('0000');
    expect(data).toMatchObject({ name: 'viplvright', title: '分级权益' });
    const [levels, benefits] = [data.vipBannerContentDtos.slice(0, 8), data.vipBannerContentDtos.slice(8)];
    expect(levels.map(({ name }) => name)).toEqual(LEVELS.map((level) => `v${level}`));
    expect(levels.every(({ tiers }) => tiers === undefined)).toBe(true);
    expect(benefits.length).toBeGreaterThan(0);
    for (const { text1, image1, tiers } of benefits) {
      expect(text1).not.toBe('');
      expect(existsSync(join(ROOT, image1)), image1).toBe(true);
      expect(tiers?.cells).toHaveLength(9);
    }
  });

  it.each(['nothing', 'VIPLVRIGHT', '__proto__'])('[B-096] %s answers an empty result', async (name) => {
    expect(await find(name)).toMatchObject({
      status: 200,
      code: '0000',
      data: { name, title: '', vipBannerContentDtos: [] },
    });
  });

  it('[A-092] is that of the caller’s brand', async () => {
    expect((await find('vipright', 'tthj')).data.title).toBe('韩剧会员专属权益');
    expect((await find('vipright', 'Android')).data.title).toBe('会员专属权益');
  });

  it.each([{}, { bannerName: '' }, { bannerName: '<b>' }, { bannerName: 'x'.repeat(65) }])(
    '[B-096] %j is refused',
    async (input) => {
      expect(await product.callRaw(calls.getBlock, input)).toMatchObject({ status: 400, code: '4000' });
    },
  );
});
