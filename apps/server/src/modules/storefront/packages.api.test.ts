import {
  BRANDS,
  type BrandId,
  CLIENT_TYPES,
  type ClientType,
  clientTypeOf,
  DEFAULT_CLIENT_TYPE,
} from '@juban/catalog';
import { calls } from '@juban/contract';
import { openValue } from '@juban/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

const BUNDLES = [
  'HanXiAutoMonthDelivery',
  'HanXiMonthDelivery',
  'HanXiSeasonDelivery',
  'HanXiHalfYearDelivery',
  'HanXiYearDelivery',
  'HanXiWeekDelivery',
  'HanXiAutoMonth2Delivery',
];
const FIELDS = [
  'bagId',
  'cornerTitle',
  'description',
  'experience',
  'goodsInfos',
  'id',
  'oriPrice',
  'payChannel',
  'payType',
  'price',
  'refGoodsCode',
  'refSellingChannelId',
  'refundRule',
  'renewType',
  'showName',
  'showPayType',
  'subTitle',
  'thirdInfo',
];
const ofBrand = (brand: BrandId) => CLIENT_TYPES.filter((type) => type.brand === brand);

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

type Market = ClientType['market'];
const list = async (market: Market, input: object, headers: Record<string, string> = {}) =>
  (await product.call('listPackages', { market, ...input }, headers)).data.data;
/** By its headers only; some types get the answer as one sealed body. */
async function listAs({ id, market, sealedBody }: ClientType) {
  const answer = await product.call('listPackages', { market }, { clientType: id });
  if (!sealedBody) return answer.data.data;
  const sealed: { data: string } = JSON.parse(answer.body);
  return JSON.parse(await openValue(id, sealed.data)).data.data;
}
const listFor = ({ id, market }: Pick<ClientType, 'id' | 'market'>, input: object = {}) =>
  list(market, { clientType: id, ...input });

describe.each(CLIENT_TYPES.map((type) => [type.id, type] as const))('the packages of %s', (_id, type) => {
  it('[A-091] [B-043] are three or more, each with every field', async () => {
    const packages = await listFor(type);
    expect(packages.length).toBeGreaterThanOrEqual(3);
    for (const one of packages) {
      expect(Object.keys(one).sort()).toEqual(FIELDS);
      expect(one).toMatchObject({ refSellingChannelId: type.channelId, thirdInfo: null });
      expect(one.price).toBeGreaterThan(0);
      expect(one.oriPrice).toBeGreaterThanOrEqual(one.price);
      expect(one.experience).toBeGreaterThan(0);
      expect(one.payType).toBe(type.nativePayment ? 1 : 2);
      expect(one.payChannel).toBe(['ios', 'ipad'].includes(type.platform) ? 1 : 2);
      expect(one.refGoodsCode).toBe(type.sellsByBag ? one.bagId : one.goodsInfos[0]?.refGoodsCode);
    }
  });

  it('[B-101] show the refund rule of each package before it is paid', async () => {
    for (const { payChannel, refundRule } of await listFor(type))
      expect(refundRule).toMatch(payChannel === 1 ? /App Store 申请退款/ : /支付后 7 天内.+每 30 天最多/);
  });

  it('[B-043] begin the packages without renewal with one of both wallets', async () => {
    const packages = await listFor(type);
    expect(packages.find(({ renewType }) => renewType === 'NORMAL')?.showPayType).toBe(3);
    const renewable = packages.filter(({ renewType }) => renewType === 'RENEWABLE');
    expect(renewable.map(({ showPayType }) => showPayType)).toEqual(renewable.map(() => 1));
    expect(renewable.length).toBeGreaterThan(0);
  });

  it('[B-044] name the goods of each wallet in order, by the price shown', async () => {
    for (const { price, showPayType, goodsInfos } of await listFor(type)) {
      const wallets = goodsInfos.map(({ payType }) => payType);
      expect(wallets).toEqual({ 1: ['Alipay'], 2: ['Wechat'], 3: ['Alipay', 'Wechat'] }[showPayType]);
      expect(goodsInfos.map(({ idxOrder }) => idxOrder)).toEqual(goodsInfos.map((_, index) => index + 1));
      for (const info of goodsInfos) {
        expect(info).toMatchObject({ price, currency: 'RMB', refSellingChannelId: type.channelId });
        expect(info.goodsName).toContain(BRANDS[type.brand].name);
      }
    }
  });

  it('[A-091] by thirdFlag or multi are the seven bundles of VIP+ instead', async () => {
    const bundles = await listFor(type, { thirdFlag: '1' });
    expect(bundles.map(({ thirdInfo }) => thirdInfo)).toEqual(BUNDLES);
    expect(await listFor(type, { multi: 'true', thirdFlag: '0' })).toEqual(bundles);
  });

  it('[A-091] are found by appType, by the headers only and through the common market', async () => {
    const packages = await listFor(type);
    expect(await list(type.market, { appType: type.id })).toEqual(packages);
    expect(await listAs(type)).toEqual(packages);
    expect(await list('common', { clientType: type.id })).toEqual(packages);
  });
});

/** The first client type of each brand and market: the others have the same goods. */
const SELLERS = CLIENT_TYPES.filter(
  (type, place, all) =>
    all.findIndex(({ brand, market }) => brand === type.brand && market === type.market) === place,
);

describe('prices', () => {
  it.each(SELLERS.map((type) => [type.id, type] as const))(
    '[A-093] each of the packages of %s is that of the package',
    async (_id, type) => {
      for (const { price, refGoodsCode } of await listFor(type)) {
        const goods = { sellingChannelId: String(type.channelId), goodsCode: refGoodsCode };
        expect((await product.call('getGoodsPrice', goods)).data).toEqual({ price, currency: 'RMB' });
      }
    },
  );
});

describe('brands', () => {
  const brands = Object.keys(BRANDS) as BrandId[];

  it.each(CLIENT_TYPES.filter(({ id }) => id !== DEFAULT_CLIENT_TYPE).map(({ id }) => id))(
    '[A-092] %s is shown no goods of another brand',
    async (id) => {
      const own = clientTypeOf(id);
      const foreign = brands.filter((brand) => brand !== own.brand).map((brand) => ofBrand(brand)[0]);
      for (const type of foreign) {
        const { body } = await product.call(
          'listPackages',
          { market: 'common', clientType: String(type?.id) },
          { clientType: id },
        );
        const text = own.sealedBody ? await openValue(id, JSON.parse(body).data) : body;
        expect(JSON.parse(text).data.data, type?.id).toEqual([]);
      }
    },
  );

  it('[A-092] no brand shares goods with another, though they share channels', async () => {
    const codes = await Promise.all(
      brands.map(async (brand) => {
        const byType = await Promise.all(ofBrand(brand).map((type) => listFor(type)));
        return new Set(byType.flat().map(({ goodsInfos }) => goodsInfos[0]?.refGoodsCode));
      }),
    );
    const together = codes.reduce((sum, { size }) => sum + size, 0);
    expect(new Set(codes.flatMap((set) => [...set])).size).toBe(together);
  });

  it('[A-092] [A-093] offer goods to their own brand and channel only', async () => {
    const goodsCode = 'jqq_android_month';
    const find = (sellingChannelId: number, brand: BrandId) =>
      product.services.storefront.findOffer({ goodsCode, sellingChannelId }, { brand: BRANDS[brand] });
    expect(await find(18, 'jqq')).toMatchObject({
      goodsId: 'jqq-android-month',
      goodsCode,
      goodsName: '剧圈圈 VIP 月卡（31 天）',
      family: 'vip',
      renewable: false,
      fen: 2_400,
      currency: 'RMB',
      days: 31,
      vPower: 25,
      payChannels: new Set(['aliPay', 'wechat']),
    });
    expect(await find(2, 'jqq')).toMatchObject({ goodsCode });
    expect(await find(2, 'yujian')).toBeUndefined();
    expect(await find(17, 'jqq')).toBeUndefined();
    expect(await find(99, 'jqq')).toBeUndefined();
  });
});

describe('goods of a selling channel', () => {
  it('[C-018] are those of its seller, for its own brand only', async () => {
    const applet = await listFor(clientTypeOf('web_applet'));
    expect(await list('common', { type: '43' }, { clientType: 'win_rrsp' })).toEqual(applet);
    expect(applet.every(({ refSellingChannelId }) => refSellingChannelId === 43)).toBe(true);
    expect(await list('common', { type: '43' }, { clientType: 'win_tthj' })).toEqual([]);
    expect(await list('common', { type: '999' })).toEqual([]);
    expect((await product.call('listPackages', { market: 'common', type: '4 3' })).code).toBe('4000');
  });
});

describe('unknown values', () => {
  it.each([
    ['android', 'ios_jxx'],
    ['ios', 'Android'],
    ['mac', 'win_rrsp'],
    ['common', 'nobody'],
    ['common', '__proto__'],
  ] as const)('[A-091] the market %s has nothing for %s', async (market, clientType) => {
    const answer = await product.call('listPackages', { market, clientType });
    expect(answer).toMatchObject({ status: 200, code: '0000', data: { data: [] } });
  });

  it.each([
    { market: 'nowhere' },
    { market: 'ANDROID' },
    { market: 'android', clientType: '<script>' },
    { market: 'android', clientType: 'x'.repeat(65) },
    { market: 'android', thirdFlag: '2' },
    { market: 'android', multi: 'yes' },
  ])('[A-091] %j is refused', async (input) => {
    expect(await product.callRaw(calls.listPackages, input)).toMatchObject({ status: 400, code: '4000' });
  });

  it('[A-091] the path overrides the query', async () => {
    const { body } = await product.app.inject(
      '/api/selling_page/market/ios?market=android&clientType=Android',
    );
    expect(JSON.parse(body).data.data).toEqual([]);
  });

  it.each([
    ['2', 'nothing'],
    ['18', 'yujian_android_month'],
    ['999999', 'yujian_android_month'],
  ])('[A-093] channel %s has no goods %s', async (sellingChannelId, goodsCode) => {
    expect(await product.call('getGoodsPrice', { sellingChannelId, goodsCode })).toMatchObject({
      status: 404,
      code: '4040',
      msg: '没有找到该商品',
      data: null,
    });
  });

  it('[A-092] [A-093] a client of another brand gets no price', async () => {
    const goods = { sellingChannelId: '2', goodsCode: 'yujian_android_month' };
    expect((await product.call('getGoodsPrice', goods, { clientType: 'Android' })).data.price).toBe(25);
    expect(await product.call('getGoodsPrice', goods, { clientType: 'android_jqq' })).toMatchObject({
      code: '4040',
    });
  });

  it.each([
    {},
    { sellingChannelId: '2' },
    { goodsCode: 'yujian_android_month' },
    { sellingChannelId: '-2', goodsCode: 'yujian_android_month' },
    { sellingChannelId: '2.5', goodsCode: 'yujian_android_month' },
    { sellingChannelId: '1e3', goodsCode: 'yujian_android_month' },
    { sellingChannelId: '2', goodsCode: "' or 1=1 --" },
    { sellingChannelId: '2', goodsCode: 'x'.repeat(65) },
  ])('[A-093] %j is refused', async (input) => {
    expect(await product.callRaw(calls.getGoodsPrice, input)).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('the call as it is documented', () => {
  it('[A-091] has its market in the path, and the other parameters in the query', async () => {
    const { paths } = (await product.app.inject('/api/openapi.json')).json();
    const { parameters } = paths['/api/selling_page/market/{market}'].get;
    const places = parameters.map(({ name, in: place, required }: Record<string, unknown>) => [
      name,
      place,
      required,
    ]);
    expect(places).toEqual([
      ['market', 'path', true],
      ['clientType', 'query', false],
      ['appType', 'query', false],
      ['type', 'query', false],
      ['thirdFlag', 'query', false],
      ['multi', 'query', false],
    ]);
  });
});

describe('ready bytes', () => {
  it('[A-091] have a tag, and answer 304 to clients that have them', async () => {
    const url = '/api/selling_page/market/android?clientType=Android';
    const first = await product.app.inject(url);
    const { etag } = first.headers;
    expect(first.statusCode).toBe(200);
    const again = await product.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
  });
});
