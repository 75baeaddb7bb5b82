import type { GiftBundleType } from '@juban/domain';
import { expect } from 'vitest';
import { H5_ORDER, type Payer, startCheckout } from './order-kit.ts';
import { untilDelivered } from './until-delivered.ts';

/** VIP+ packages of Android, by their bundle. */
export const PLUS = {
  HanXiWeekDelivery: { goodsCode: 'yujian_android_plus_week', fen: 1_290 },
  HanXiMonthDelivery: { goodsCode: 'yujian_android_plus_month', fen: 3_200 },
  HanXiSeasonDelivery: { goodsCode: 'yujian_android_plus_season', fen: 8_800 },
  HanXiHalfYearDelivery: { goodsCode: 'yujian_android_plus_half_year', fen: 16_800 },
  HanXiYearDelivery: { goodsCode: 'yujian_android_plus_year', fen: 26_800 },
  HanXiAutoMonthDelivery: { goodsCode: 'yujian_android_plus_auto_month', fen: 2_500 },
  HanXiAutoMonth2Delivery: { goodsCode: 'yujian_android_plus_auto_month_2', fen: 2_200 },
} as const satisfies Record<GiftBundleType, { goodsCode: string; fen: number }>;

export interface SentGift {
  partner: string;
  product: string;
  days: number;
  key: string;
}

/** The account of every phone at every partner. */
export const ACCOUNT = { openId: 'open-1001', nickName: '', headImg: '' };

export type Gifts = Awaited<ReturnType<typeof startGifts>>;

/** The product with buyers of VIP+, and a partner that records its requests. */
export async function startGifts() {
  const atPartners = { isKnown: true };
  const checkout = await startCheckout((path) =>
    path.endsWith('/accounts/find') && atPartners.isKnown ? ACCOUNT : undefined,
  );
  const { product } = checkout;
  const sent: SentGift[] = [];
  product.services.outbox.onTopic('partner-grant', {
    deliver: async (payload, key) => void sent.push({ ...(payload as Omit<SentGift, 'key'>), key }),
  });
  const headers = ({ token }: Payer) => ({ token });
  return {
    ...checkout,
    atPartners,
    async buy(payer: Payer, bundle: GiftBundleType): Promise<string> {
      const { goodsCode, fen } = PLUS[bundle];
      const wanted = { ...H5_ORDER, goodsCode };
      const { code, data, body } = await product.call('createPurchaseH5', wanted, checkout.headersOf(payer));
      if (code !== '0000') throw new Error(body);
      const paid = await checkout.post(checkout.alipay.write('yujian', { paymentNo: data.orderNo, fen }));
      expect(paid.body).toBe('success');
      return data.orderNo;
    },
    gifts: async (payer: Payer) => (await product.call('listGifts', {}, headers(payer))).data,
    choices: async (payer: Payer, type: GiftBundleType) =>
      (await product.call('getGiftChoices', { type }, headers(payer))).data,
    claim: (payer: Payer, type: GiftBundleType, choice: string) =>
      product.call('claimGift', { type, choice }, headers(payer)),
    takeBack: async (payer: Payer, orderNo: string) =>
      product.call('requestRefund', { orderNo, reason: '不想要了' }, headers(payer)),
    setClock: (change: object) => product.lab<{ now: number }>('POST', '/clock', change),
    /** What the partner received for an order, once everything is delivered. */
    async sentFor(orderNo: string): Promise<SentGift[]> {
      await untilDelivered(product, `partner:gift:${orderNo}:`);
      return sent.filter(({ key }) => key.startsWith(`partner:gift:${orderNo}:`));
    },
    expectHealthy: product.expectHealthy,
  };
}
