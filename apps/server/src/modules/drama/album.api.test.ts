import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

let product: TestProduct;
let long: string;
beforeAll(async () => {
  product = await startProduct();
  long = (await product.lab<{ albums: { long: string } }>('GET', '/demo')).albums.long;
});
afterAll(() => product.stop());

const getAlbum = async (id: string, pageNum = '1', pageSize = '20', headers = {}) =>
  product.call('getAlbum', { id, pageNum, pageSize }, headers);

describe('a playlist', () => {
  it('[A-064] answers its header data and each drama with all fields of a row', async () => {
    const { code, data } = await getAlbum('9001');
    expect(code).toBe('0000');
    expect(data).toMatchObject({
      title: '一夜看完，不敢关灯',
      author: { headImgUrl: expect.stringMatching(/\/avatars\/1-96\.webp$/), nickName: '雾里看灯' },
      favoriteCount: 18_600,
      likeCount: 42_300,
      total: 8,
    });
    expect(data.content).toHaveLength(8);
    expect(data.content[0]).toEqual({
      dramaId: '40001',
      coverUrl: '/content/demo/art/posters/the-seventh-testimony-480.webp',
      tone: '#241609',
      title: '第七封证词',
      score: 9.1,
      dramaType: '电视剧',
      year: 2026,
      areaList: ['中国大陆'],
      plotTypeList: ['悬疑', '犯罪'],
      favoriteNum: 328_600,
      recommendInfo: '每一份证词都像真的，最可怕的是它们都缺同一个人。',
    });
    expect(data.content[7]?.recommendInfo).toBe('还没开播，先收进片单里等着。');
  });

  it('[A-064] is paged without gap or repeat, by 20 by default', async () => {
    const first = await product.call('getAlbum', { id: long });
    const { total } = first.data;
    expect(total).toBeGreaterThan(40);
    expect(first.data.content).toHaveLength(20);
    const ids: string[] = [];
    for (let page = 1; ids.length < total; page += 1) {
      const { data } = await getAlbum(long, String(page));
      expect(data).toMatchObject({ total, pageNum: page, pageSize: 20 });
      expect(data.content.length).toBe(Math.min(20, total - ids.length));
      ids.push(...data.content.map(({ dramaId }) => dramaId));
    }
    expect(new Set(ids).size).toBe(total);
    const whole = (await getAlbum(long, '1', '50')).data.content.map(({ dramaId }) => dramaId);
    expect(whole).toEqual(ids);
    expect((await getAlbum(long, '1000')).data.content).toEqual([]);
  });

  it('[A-064] neither lists nor counts disabled dramas and those of another brand', async () => {
    const listed = async (clientType: string) => {
      const { data } = await getAlbum('9003', '1', '20', { clientType });
      expect(data.total).toBe(data.content.length);
      return data.content.map(({ dramaId }) => dramaId);
    };
    expect(await listed('web')).not.toContain('40018');
    expect(await listed('tthj')).toContain('40018');
    const all = (await getAlbum(long, '1', '50')).data.content.map(({ dramaId }) => dramaId);
    expect(all).not.toContain('40022');
  });

  it('[A-064] is answered 304 to a client that has it', async () => {
    const { headers } = await getAlbum('9001');
    const again = await getAlbum('9001', '1', '20', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });
});

describe('bad input', () => {
  it('[A-064] an unknown list is refused', async () => {
    expect(await getAlbum('9999')).toMatchObject({ status: 404, code: '4040', msg: '没有找到这个片单' });
  });

  it.each(['', 'x'.repeat(65), '<b>', "9001' or '1'='1", '../9001'])('the id %j is refused', async (id) => {
    expect(await getAlbum(id)).toMatchObject({ status: 400, code: '4000', msg: '没有找到这个片单' });
  });

  it.each(['0', '-1', '1.5', 'x', '', '01', '1e1', '10001', '99999999'])(
    'page %j is refused',
    async (page) => {
      expect(await getAlbum('9001', page)).toMatchObject({ status: 400, code: '4000' });
    },
  );

  it.each(['0', '101', '-20', 'all', '1000000'])('size %j is refused', async (size) => {
    expect(await getAlbum('9001', '1', size)).toMatchObject({ status: 400, code: '4000' });
  });

  it.each(['1', '50'])('size %s is accepted', async (size) => {
    expect((await getAlbum('9001', '1', size)).code).toBe('0000');
  });
});
