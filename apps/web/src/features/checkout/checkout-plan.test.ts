import { describe, expect, it } from 'vitest';
import { channelOffersOf, walletOffersOf } from './checkout-goods.ts';
import { type CheckoutPlace, findProblem, planCheckout, wayOf } from './checkout-plan.ts';
import { makeGoods, makeInfo } from './testing/make-goods.ts';

const NOTHING = { paysNatively: false, hasInAppPurchase: false, paysOnHostPage: false };
const BROWSER: CheckoutPlace = { variant: 'simple', isNativeChannel: false, can: NOTHING };
const ANDROID: CheckoutPlace = {
  variant: 'simple',
  isNativeChannel: true,
  can: { ...NOTHING, paysNatively: true },
};
const IOS: CheckoutPlace = { ...BROWSER, can: { ...NOTHING, hasInAppPurchase: true } };
const APPLET: CheckoutPlace = { ...BROWSER, can: { ...ANDROID.can, paysOnHostPage: true } };

describe('wallets', () => {
  it('[B-016][B-075] the H5 popup has Alipay first, each wallet with its own goods', () => {
    expect(walletOffersOf(makeGoods())).toMatchObject([
      { wallet: 'aliPay', goodsCode: 'code-Alipay', fen: 2500 },
      { wallet: 'wechat', goodsCode: 'code-Wechat', fen: 2400 },
    ]);
    expect(walletOffersOf(makeGoods({ goodsInfos: [] }))).toMatchObject([
      { wallet: 'aliPay', goodsCode: 'goods', sellingChannelId: 2, fen: 2500 },
      { wallet: 'wechat', goodsCode: 'goods' },
    ]);
  });

  it('[B-072] the channel popup has the goods infos in idxOrder, each with note and price', () => {
    const goodsInfos = [makeInfo('Alipay', { idxOrder: 9 }), makeInfo('Wechat', { idxOrder: 3, price: 0.1 })];
    expect(channelOffersOf(makeGoods({ goodsInfos }))).toMatchObject([
      { wallet: 'wechat', hint: 'by Wechat', fen: 10 },
      { wallet: 'aliPay', hint: 'by Alipay', fen: 2500 },
    ]);
    expect(channelOffersOf(makeGoods({ goodsInfos, renewType: 'RENEWABLE' }))).toHaveLength(1);
  });
});

describe('the plan', () => {
  it('[B-072] asks for prices first on native channels, then shows the channel popup if payType is 1', () => {
    const popup = planCheckout(makeGoods({ payType: 1 }), ANDROID);
    expect(popup).toMatchObject({ shape: 'channels', asksPrices: true });
    expect(wayOf(popup, 'aliPay')).toBe('native');
    const h5 = planCheckout(makeGoods({ payType: 2 }), ANDROID);
    expect(h5).toMatchObject({ shape: 'wallets', asksPrices: true });
    expect(wayOf(h5, 'aliPay')).toBe('cashier');
    expect(planCheckout(makeGoods(), BROWSER)).toMatchObject({ shape: 'wallets', asksPrices: false });
  });

  it('[B-072] outside an app the channel popup pays on the cashier’s page', () => {
    const plan = planCheckout(makeGoods(), { ...ANDROID, can: NOTHING });
    expect(plan.shape).toBe('channels');
    expect(wayOf(plan, 'wechat')).toBe('cashier');
  });

  it('[B-073] an iOS product with payChannel 1 is bought natively, any other through the H5 popup', () => {
    const sold = planCheckout(makeGoods({ payChannel: 1, renewType: 'RENEWABLE' }), IOS);
    expect([sold.isStore, sold.asksRenewal, wayOf(sold, 'aliPay')]).toEqual([true, false, 'store']);
    expect(planCheckout(makeGoods({ payChannel: 2 }), IOS).isStore).toBe(false);
    expect(planCheckout(makeGoods({ payChannel: 1 }), BROWSER).isStore).toBe(false);
  });

  it('[B-068] the app variant pays through the app where possible, a mini-program with WeChat only', () => {
    const app = planCheckout(makeGoods(), { ...ANDROID, variant: 'app', isNativeChannel: false });
    expect([wayOf(app, 'aliPay'), wayOf(app, 'wechat')]).toEqual(['native', 'native']);
    for (const variant of ['app', 'simple'] as const) {
      const applet = planCheckout(makeGoods(), { ...APPLET, variant });
      expect(applet.offers.map(({ wallet }) => [wallet, wayOf(applet, wallet)])).toEqual([
        ['wechat', 'native'],
      ]);
      const renewed = planCheckout(makeGoods({ renewType: 'RENEWABLE' }), { ...APPLET, variant });
      expect(renewed.offers).toEqual([]);
    }
  });

  it.each([
    ['wechat', 'NORMAL', ['wechat']],
    ['wechat', 'RENEWABLE', []],
    ['aliPay', 'NORMAL', ['aliPay']],
    ['aliPay', 'RENEWABLE', ['aliPay']],
  ] as const)('[B-068] the browser of %s pays a %s package by %j', (wallet, renewType, wallets) => {
    const place = { ...BROWSER, can: { ...NOTHING, wallet } };
    const plan = planCheckout(makeGoods({ renewType }), place);
    expect(plan.offers.map((offer) => offer.wallet)).toEqual(wallets);
  });

  it('[B-066] only a renewable package paid with Alipay checks for a running renewal', () => {
    expect(planCheckout(makeGoods({ renewType: 'RENEWABLE' }), BROWSER).asksRenewal).toBe(true);
    expect(planCheckout(makeGoods(), BROWSER).asksRenewal).toBe(false);
  });
});

describe('checks before paying', () => {
  const nothing = { agreed: false, isLoggedIn: false, hasGoods: false };
  const steps = [
    nothing,
    { ...nothing, agreed: true },
    { ...nothing, isLoggedIn: true },
    { agreed: true, isLoggedIn: true, hasGoods: false },
    { agreed: true, isLoggedIn: true, hasGoods: true },
  ];

  it('[B-065] agreement, then login, then the package', () => {
    for (const variant of ['app', 'web'] as const)
      expect(steps.map((facts) => findProblem(variant, facts))).toEqual([
        'agreement',
        'login',
        'agreement',
        'goods',
        undefined,
      ]);
  });

  it('[B-071] on the simple page login, then agreement', () => {
    expect(steps.map((facts) => findProblem('simple', facts))).toEqual([
      'login',
      'login',
      'agreement',
      'goods',
      undefined,
    ]);
  });
});
