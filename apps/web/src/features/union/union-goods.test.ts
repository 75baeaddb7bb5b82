import { describe, expect, it } from 'vitest';
import { makeProduct, STORE_PRODUCT } from './testing/make-union.ts';
import { goodsOf, isSoldHere } from './union-goods.ts';

const BRAND = { id: 'yujian' as const, name: '本家' };

describe('goodsOf', () => {
  it('[C-007] wallets sell it in the product’s order, each at its own price', () => {
    const { goodsInfos, payChannel } = goodsOf(makeProduct(), BRAND);
    expect(payChannel).toBe(2);
    expect(goodsInfos.map(({ payType, price }) => [payType, price])).toEqual([
      ['Wechat', 168],
      ['Alipay', 168],
    ]);
  });

  it('[C-048] the App Store sells it with its own code, channel and price', () => {
    const goods = goodsOf(makeProduct({ iosProduct: STORE_PRODUCT, sellChannel: [] }), BRAND);
    expect(goods).toMatchObject({ payChannel: 1, refGoodsCode: 'union-you-store', refSellingChannelId: 1 });
    expect(goods.price).toBe(148);
    expect(goods.goodsInfos).toEqual([]);
  });
});

describe('isSoldHere', () => {
  it('[C-048] is sold with wallets or the App Store, and not without either', () => {
    expect(isSoldHere(makeProduct())).toBe(true);
    expect(isSoldHere(makeProduct({ iosProduct: STORE_PRODUCT, sellChannel: [] }))).toBe(true);
    expect(isSoldHere(makeProduct({ sellChannel: [] }))).toBe(false);
  });
});
