import { BRANDS, type BrandId, CLIENT_TYPES, channelIdOf } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import { DAY_MS } from '@juban/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../../test/shop-kit.ts';
import { startUnionShop, type UnionShop } from '../../../test/union-kit.ts';
import { rowsOf } from '../../db/database.ts';

const HOUR_MS = 3_600_000;
const PARTNERS = { you: 'netease', zhuishu: 'zhuishu', qingting: 'qingting' } as const;
const TYPES = ['you', 'zhuishu', 'qingting'] as const;
const WALLETS = ['Alipay', 'Wechat'] as const;

let shop: UnionShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startUnionShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  // Frozen, or on a slow machine a message that waits seconds would be retried before a test looks.
  await shop.product.lab('POST', '/clock', { now: '2026-03-01T10:00:00+08:00', freeze: true });
  await shop.control('reset', {});
  buyer = await shop.makeBuyer();
});

const soldElsewhere = (brand: BrandId) => fill(unionTexts.soldElsewhere, { brand: BRANDS[brand].name });
const mayBuy = async (by = buyer) =>
  (await shop.product.call('verifyQualification', { type: 'zhuishu' }, shop.as(by))).data;

describe('buying a union', () => {
  it.each(TYPES)('[C-058] [C-103] %s gives both memberships, the partner’s once', async (type) => {
    expect((await shop.orderUnion(buyer, type)).code).toBe('2130');
    const account = await shop.bind(buyer, type);
    const made = await shop.orderUnion(buyer, type);
    expect(made.data.aliOrderVO?.body).toContain('<form');
    expect(await shop.statusOf(buyer, made.data.orderNo)).toMatchObject({
      type,
      payStatus: 'WAIT',
      partnerStatus: 'none',
    });
    expect(await shop.payUnion(made.data)).toBe('success');
    expect(await shop.notify(made.data.orderNo)).toBe('success');
    await shop.tried(made.data.orderNo, 1);
    const days = type === 'qingting' ? 90 : 365;
    expect(await shop.grants(PARTNERS[type])).toMatchObject([{ account, days, asks: 1 }]);
    expect(await shop.statusOf(buyer, made.data.orderNo)).toMatchObject({
      payStatus: 'PAID',
      partnerStatus: 'arrived',
      partnerDays: days,
    });
    const { state, days: own, refund } = await shop.detail(buyer, made.data.orderNo);
    expect([state, own]).toEqual(['fulfilled', type === 'qingting' ? 93 : 366]);
    expect(refund.allowed).toBe(false);
    expect(await shop.violations()).toEqual([]);
  });

  it('[B-101] cannot be refunded once granted, and the order and the refusal both say why', async () => {
    await shop.bind(buyer, 'you');
    const orderNo = await shop.buyUnion(buyer, 'you');
    const { refund } = await shop.detail(buyer, orderNo);
    expect(refund).toMatchObject({ allowed: false, reason: unionTexts.noRefund });
    const asked = await shop.product.call('requestRefund', { orderNo }, shop.as(buyer));
    expect(asked).toMatchObject({ code: '2106', msg: unionTexts.noRefund });
    expect((await shop.detail(buyer, orderNo)).state).toBe('fulfilled');
    // A message still in delivery would arrive in another test.
    await shop.tried(orderNo, 1);
  });

  it('[C-058] gives an app the fields of its wallet, and the App Store the account’s token', async () => {
    await shop.bind(buyer, 'you');
    const order = async (clientType: string, payType: 'Wechat' | 'Apple') => {
      const { data } = await shop.product.call('getUnionProduct', { type: 'you' }, { clientType });
      const { refGoodsCode, refSellingChannelId } = data;
      const input = { payType, refGoodsCode, refSellingChannelId };
      return shop.product.call('createUnionOrder', input, shop.as(buyer, clientType));
    };
    const first = await order('Android', 'Wechat');
    expect(first).toMatchObject({ code: '0000', data: { payInfo: { prepayid: expect.any(String) } } });
    expect(await order('ios_rrsp_jzsp', 'Apple')).toMatchObject({
      status: 409,
      msg: unionTexts.otherOpenOrder,
    });
    await shop.advance(HOUR_MS);
    await shop.product.services.reconciliation.reconcileDue();
    for (const [id, code] of [
      ['ios_rrsp_jzsp', '0000'],
      ['Android', '4090'],
    ] as const)
      expect((await order(id, id === 'Android' ? 'Wechat' : 'Apple')).code).toBe(code);
  });

  it('[C-058] sends a desktop to the wallet’s page for desktops, and reports the state of a finished order', async () => {
    await shop.bind(buyer, 'you');
    const { data } = await shop.product.call('getUnionProduct', { type: 'you' }, { clientType: 'win_rrsp' });
    const { refGoodsCode, refSellingChannelId } = data;
    const input = { payType: 'Alipay', refGoodsCode, refSellingChannelId } as const;
    const headers = { ...shop.as(buyer, 'win_rrsp'), 'idempotency-key': 'a-union-on-a-desktop' };
    const ask = () => shop.product.call('createUnionOrder', input, headers);
    const made = await ask();
    expect(decodeURIComponent(made.data.aliOrderVO?.body ?? '')).toContain('alipay.trade.page.pay');
    await shop.advance(HOUR_MS);
    await shop.product.services.reconciliation.reconcileDue();
    expect((await ask()).code).toBe('2109');
  });

  it('[C-058] a waiting order is continued, for the account that is bound by then', async () => {
    await shop.bind(buyer, 'you', 'first-account');
    const first = await shop.orderUnion(buyer, 'you');
    await shop.bind(buyer, 'you', 'second-account');
    const again = await shop.orderUnion(buyer, 'you');
    expect(again.data.orderNo).toBe(first.data.orderNo);
    await shop.payUnion(again.data);
    await shop.tried(again.data.orderNo, 1);
    expect(await shop.grants('netease')).toMatchObject([{ account: 'second-account' }]);
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-058] refuses goods that are not a union, a wallet they do not accept, and a visitor', async () => {
    await shop.bind(buyer, 'you');
    expect((await shop.orderUnion(buyer, 'you', { refGoodsCode: 'yujian_common_month' })).code).toBe('2101');
    expect((await shop.orderUnion(buyer, 'you', { refSellingChannelId: 99 })).code).toBe('2101');
    expect((await shop.orderUnion(buyer, 'you', { payType: 'Apple' })).code).toBe('2102');
    expect((await shop.orderUnion({ id: 0, token: '' }, 'you')).code).toBe('1024');
  });
});

describe('the price', () => {
  it('[C-048] of the App Store is for its clients only, and the store’s apps cannot pay it elsewhere', async () => {
    await shop.bind(buyer, 'you');
    const productOf = async (clientType: string) =>
      (await shop.product.call('getUnionProduct', { type: 'you' }, { clientType })).data;
    const inStore = await productOf('ios_rrsp_jzsp');
    expect([inStore.priceInfo.price, (await productOf('Android')).priceInfo.price]).toEqual([148, 168]);
    const order = ({ refGoodsCode, refSellingChannelId }: typeof inStore, clientType: string) => {
      const input = { payType: 'Alipay', refGoodsCode, refSellingChannelId } as const;
      return shop.product.call('createUnionOrder', input, shop.as(buyer, clientType));
    };
    expect((await order(inStore, 'Android')).code).toBe('2101');
    expect((await order(inStore, 'ios_rrsp_jzsp')).code).toBe('2102');
  });
});

describe('Apple apps', () => {
  const IN_STORE = ['ios_rrsp_jzsp', 'ipad_rrsp', 'ios_rrtv_jsb'];
  const apple = CLIENT_TYPES.filter(({ platform }) => platform === 'ios' || platform === 'ipad');
  const brandsOf = (types: typeof apple) => new Set(types.map(({ brand }) => brand));

  it('[C-048] of three brands are tested below, ten in all', () => {
    expect([apple.length, [...brandsOf(apple)]]).toEqual([10, ['yujian', 'ddsp', 'jqq']]);
  });

  it.each(apple)(
    '[C-048] [C-058] $id sells no union by a wallet, and no union without a store product',
    async ({ id, brand }) => {
      for (const type of TYPES) {
        await shop.bind(buyer, type);
        const headers = shop.as(buyer, id);
        const { data } = await shop.product.call('getUnionProduct', { type }, headers);
        const isInStore = IN_STORE.includes(id);
        expect(data).toMatchObject({ platform: isInStore ? expect.any(Number) : 2, sellChannel: [] });
        expect(data.iosProduct !== null).toBe(isInStore);
        const own = { refGoodsCode: data.refGoodsCode, refSellingChannelId: data.refSellingChannelId };
        const inStore = { refGoodsCode: `${brand}_ios_union_${type}`, refSellingChannelId: channelIdOf(id) };
        for (const goods of isInStore ? [own] : [own, inStore])
          for (const payType of isInStore ? WALLETS : [...WALLETS, 'Apple' as const])
            expect(await shop.product.call('createUnionOrder', { payType, ...goods }, headers)).toMatchObject(
              isInStore ? { code: '2102' } : { code: '2101', msg: soldElsewhere(brand) },
            );
      }
      const { data } = await shop.product.call('listOrders', {}, shop.as(buyer));
      expect(data.content).toEqual([]);
    },
  );
});

describe('the App Store', () => {
  it('[C-048] a purchase there without an order of ours is restored with the partner’s half, and does not block other users', async () => {
    await shop.bind(buyer, 'zhuishu');
    const headers = shop.as(buyer, 'ios_rrsp_jzsp');
    const { data } = await shop.product.call('getUnionProduct', { type: 'zhuishu' }, headers);
    const response = await fetch(`${shop.provider.sandbox.url}/apple/control/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        brand: 'yujian',
        productId: data.iosProduct?.refGoodsCode,
        price: Math.round((data.iosProduct?.price ?? 0) * 1_000),
        notify: 'drop',
        appAccountToken: shop.product.services.accountTokenOf(buyer.id),
      }),
    });
    const { jws } = (await response.json()) as { jws: string };
    expect((await shop.product.call('restoreApple', { jws: [jws] }, headers)).data.restored).toBe(1);
    expect(await shop.violations()).toEqual([]);
  });

  it.each([
    ['ios_rrsp_jzsp', 'yujian_ios_union_zhuishu'],
    ['ipad_rrsp', 'yujian_ipad_union_zhuishu'],
    ['ios_rrtv_jsb', 'com.yujian.ios.union-zhuishu'],
  ])('[C-048] [C-103] %s sells %s, including the partner’s half', async (clientType, code) => {
    const account = await shop.bind(buyer, 'zhuishu');
    const headers = shop.as(buyer, clientType);
    const { data } = await shop.product.call('getUnionProduct', { type: 'zhuishu' }, headers);
    expect(data.iosProduct?.refGoodsCode).toBe(code);
    const { refGoodsCode, refSellingChannelId } = data;
    const made = await shop.product.call(
      'createUnionOrder',
      { payType: 'Apple', refGoodsCode, refSellingChannelId },
      headers,
    );
    expect(made.data.payInfo).toEqual({ appAccountToken: expect.any(String) });
    const { orderNo } = made.data;
    const bought = await shop.product.lab<{ jws: string }>('POST', '/apple/purchase', {
      orderNo,
      notify: 'drop',
    });
    const confirmed = await shop.product.call('confirmApple', { orderNo, jws: bought.jws }, headers);
    expect(confirmed.code).toBe('0000');
    await shop.tried(orderNo, 1);
    expect(await shop.grants('zhuishu')).toMatchObject([{ account, asks: 1 }]);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('one purchase within a year', () => {
  it('[C-079] the book partner sells again after exactly 365 days; qualification says so', async () => {
    expect((await shop.product.call('verifyQualification', { type: 'zhuishu' })).code).toBe('1024');
    await shop.bind(buyer, 'zhuishu');
    expect(await mayBuy()).toBe(true);
    await shop.buyUnion(buyer, 'zhuishu');
    expect(await mayBuy()).toBe(false);
    expect(await shop.orderUnion(buyer, 'zhuishu')).toMatchObject({
      code: '2131',
      msg: unionTexts.onceAYear,
    });
    await shop.advance(365 * DAY_MS - 1);
    expect(await mayBuy()).toBe(false);
    expect((await shop.orderUnion(buyer, 'zhuishu')).code).toBe('2131');
    await shop.advance(1);
    expect(await mayBuy()).toBe(true);
    await shop.buyUnion(buyer, 'zhuishu');
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-079] an unpaid order does not prevent a purchase once it is closed', async () => {
    await shop.bind(buyer, 'zhuishu');
    await shop.orderUnion(buyer, 'zhuishu');
    expect(await mayBuy()).toBe(true);
    await shop.advance(HOUR_MS);
    await shop.product.services.reconciliation.reconcileDue();
    await shop.buyUnion(buyer, 'zhuishu');
    expect(await shop.violations()).toEqual([]);
  });
});

describe('three years in a year', () => {
  it('[C-103] are the limit of a partner’s account, whoever buys; the next year starts again', async () => {
    const other = await shop.makeBuyer();
    for (const by of [buyer, other]) await shop.bind(by, 'you', 'one-account');
    const orders = [await shop.buyUnion(buyer, 'you'), await shop.buyUnion(other, 'you')];
    orders.push(await shop.buyUnion(other, 'you'));
    expect((await shop.orderUnion(buyer, 'you')).code).toBe('2132');
    for (const orderNo of orders) await shop.tried(orderNo, 1);
    const given = await shop.grants('netease');
    expect(given.map(({ days }) => days)).toEqual([365, 365, 365]);
    await shop.product.lab('POST', '/clock', { now: '2027-01-01T00:00:00+08:00' });
    expect((await shop.orderUnion(buyer, 'you')).code).toBe('0000');
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-103] are not used up by unpaid orders', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, shop.makeBuyer));
    for (const by of [buyer, ...buyers]) await shop.bind(by, 'you', 'wanted-account');
    for (const by of buyers) expect((await shop.orderUnion(by, 'you')).code).toBe('0000');
    const orderNo = await shop.buyUnion(buyer, 'you');
    await shop.tried(orderNo, 1);
    expect(await shop.grants('netease')).toMatchObject([{ account: 'wanted-account' }]);
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-103] count for the year in which the order is paid', async () => {
    await shop.product.lab('POST', '/clock', { now: '2026-12-31T23:59:00+08:00', freeze: true });
    await shop.bind(buyer, 'you', 'account-of-the-turn');
    const made = await shop.orderUnion(buyer, 'you');
    await shop.product.lab('POST', '/clock', { now: '2027-01-01T00:00:00+08:00', freeze: true });
    await shop.payUnion(made.data);
    const { db } = shop.product.foundation.database;
    const years = `select year from partner_years where account = 'account-of-the-turn'`;
    expect(rowsOf(await db.execute(years))).toEqual([{ year: 2027 }]);
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-103] that are used up while an order waits for its payment cause a full refund', async () => {
    const other = await shop.makeBuyer();
    for (const by of [buyer, other]) await shop.bind(by, 'you', 'full-account');
    const late = await shop.orderUnion(buyer, 'you');
    for (let times = 0; times < 3; times += 1) await shop.buyUnion(other, 'you');
    expect(await shop.payUnion(late.data)).toBe('success');
    expect((await shop.statusOf(buyer, late.data.orderNo)).partnerStatus).toBe('full');
    await shop.untilRefunded(buyer, late.data.orderNo);
    const { state, refund } = await shop.detail(buyer, late.data.orderNo);
    expect(state).toBe('refunded');
    expect(refund.note).toBe(unionTexts.partnerFull);
    expect(refund.parts).toMatchObject([{ price: 168, state: 'done' }]);
    const { data } = await shop.product.call('getProfile', {}, shop.as(buyer));
    expect(data.user.vipInfo.expiredTime ?? 0).toBeLessThanOrEqual(Date.parse('2026-03-01T10:00:00+08:00'));
    // Not withdrawn: another account has days left.
    await shop.bind(buyer, 'you', 'another-account');
    await shop.buyUnion(buyer, 'you');
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-103] are returned with days that were withdrawn before the partner was asked', async () => {
    await shop.bind(buyer, 'you', 'withdrawn-account');
    await shop.setState('netease', 'down');
    const orderNo = await shop.buyUnion(buyer, 'you');
    // No request is in progress: the next try is an hour away.
    const later = `dead_at = null, delivered_at = null, due_at = '2026-03-01T11:00:00+08:00'`;
    await shop.product.foundation.database.exec(
      `update outbox_messages set ${later} where message_key = 'partner:order:${orderNo}'`,
    );
    await shop.product.services.support.refund(orderNo, 'asked by phone');
    const { db } = shop.product.foundation.database;
    const days = `select days from partner_years where account = 'withdrawn-account'`;
    expect(rowsOf(await db.execute(days))).toEqual([{ days: 0 }]);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('a partner that fails', () => {
  const setAll = async (state: string) => {
    for (const partner of Object.values(PARTNERS)) await shop.setState(partner, state);
  };

  it('[C-103] for an hour loses nothing: every grant arrives once afterwards', async () => {
    const sales: Array<{ type: (typeof TYPES)[number]; by: Buyer; account: string; partner: string }> = [];
    for (const type of TYPES) {
      const by = await shop.makeBuyer();
      sales.push({ type, by, account: await shop.bind(by, type), partner: PARTNERS[type] });
    }
    await setAll('down');
    const owed: Array<(typeof sales)[number] & { orderNo: string }> = [];
    for (const sale of sales) owed.push({ ...sale, orderNo: await shop.buyUnion(sale.by, sale.type) });
    const tried = async (times: number) => {
      for (const { orderNo } of owed) await shop.tried(orderNo, times);
    };
    await tried(1);
    for (const [turn, wait] of [5, 30, 120, 600].entries()) {
      await shop.advance(wait * 1_000);
      await tried(turn + 2);
    }
    for (const { by, orderNo, partner } of owed) {
      expect(await shop.grants(partner)).toEqual([]);
      const status = { payStatus: 'PAID', partnerStatus: 'onTheWay' };
      expect(await shop.statusOf(by, orderNo)).toMatchObject(status);
    }
    await setAll('up');
    await shop.setState('netease', 'broken');
    await shop.setState('zhuishu', 'twice');
    await shop.advance(HOUR_MS);
    await tried(6);
    await shop.setState('netease', 'up');
    await shop.advance(HOUR_MS);
    await shop.tried(owed[0]?.orderNo ?? '', 7);
    for (const { by, orderNo, partner, account, type } of owed) {
      const asks = type === 'qingting' ? 1 : 2;
      expect(await shop.grants(partner)).toMatchObject([{ account, asks }]);
      expect((await shop.statusOf(by, orderNo)).partnerStatus).toBe('arrived');
    }
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-103] for a month is still asked, every hour', async () => {
    await shop.bind(buyer, 'you');
    await shop.setState('netease', 'down');
    const orderNo = await shop.buyUnion(buyer, 'you');
    for (let times = 1; times <= 10; times += 1) {
      await shop.tried(orderNo, times);
      await shop.advance(3 * DAY_MS);
    }
    await shop.tried(orderNo, 11);
    await shop.setState('netease', 'up');
    await shop.advance(HOUR_MS);
    await shop.tried(orderNo, 12);
    expect((await shop.statusOf(buyer, orderNo)).partnerStatus).toBe('arrived');
    expect(await shop.grants('netease')).toMatchObject([{ asks: 1 }]);
    expect(await shop.violations()).toEqual([]);
  });
});
