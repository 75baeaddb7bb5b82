import { describe, expect, it, vi } from 'vitest';
import { planCheckout } from './checkout-plan.ts';
import { createUnionOrder } from './create-union-order.ts';
import { makeGoods, makeInfo } from './testing/make-goods.ts';

const CAN = { paysNatively: false, hasInAppPurchase: false, paysOnHostPage: false };
const FACTS = {
  source: 'push',
  fromPath: '/vip/union/zhuishu',
  oaid: '',
  clientType: 'Android',
  returnPath: '/vip/union/zhuishu',
  origin: 'https://own.invalid',
  leavesToPay: false,
};
const WALLETS = [makeInfo('Wechat'), makeInfo('Alipay', { idxOrder: 2 })];
const planFor = (can: Partial<typeof CAN>, payChannel = 2) =>
  planCheckout(makeGoods({ payChannel, goodsInfos: WALLETS }), {
    variant: 'union',
    isNativeChannel: true,
    can: { ...CAN, ...can },
  });

function answering(answer: object) {
  return {
    createUnionOrder: vi.fn(async () => ({ orderNo: '1', ...answer })),
    payOrder: vi.fn(async () => ({ orderNo: '1', wexinOrderVO: { body: 'https://pay.invalid/later' } })),
  };
}

describe('createUnionOrder', () => {
  it('[C-058] the chosen channel’s wallet gets the server’s signed data', async () => {
    const api = answering({ payInfo: { prepayid: 'p' } });
    const made = await createUnionOrder(api, { plan: planFor({ paysNatively: true }), chosen: 0 }, FACTS);
    expect(made.start).toEqual({ way: 'native', wallet: 'wechat', payInfo: { prepayid: 'p' } });
    expect(api.createUnionOrder).toHaveBeenCalledWith(
      expect.objectContaining({ payType: 'Wechat', refGoodsCode: 'goods', refSellingChannelId: 2 }),
    );
  });

  it('[C-058] in a browser the cashier opens, also if the client type pays through its app elsewhere', async () => {
    const choice = { plan: planFor({}), chosen: 0 };
    const ready = answering({ wexinOrderVO: { body: 'https://pay.invalid/now' } });
    const { start } = await createUnionOrder(ready, choice, FACTS);
    expect(start).toEqual({ way: 'cashier', wallet: 'wechat', body: 'https://pay.invalid/now' });
    expect(ready.payOrder).not.toHaveBeenCalled();
    const native = answering({ payInfo: { prepayid: 'p' } });
    const later = await createUnionOrder(native, choice, FACTS);
    expect(later.start).toMatchObject({ way: 'cashier', body: 'https://pay.invalid/later' });
  });

  it('[C-048] the App Store sells by the platform’s own goods code, without a choice of wallets', async () => {
    const plan = planFor({ hasInAppPurchase: true }, 1);
    expect(plan.isStore).toBe(true);
    const api = answering({ payInfo: { appAccountToken: 'whose' } });
    const { start } = await createUnionOrder(api, { plan, chosen: 0 }, FACTS);
    expect(start).toEqual({ way: 'store', productId: 'goods', appAccountToken: 'whose' });
    expect(api.createUnionOrder).toHaveBeenCalledWith(expect.objectContaining({ payType: 'Apple' }));
  });
});
