import type { CallOutput } from '@juban/contract';
import type { APIRequestContext } from '@playwright/test';

interface GoodsPackage {
  renewType: string;
  goodsInfos: Array<{ payType: string; refGoodsCode: string; refSellingChannelId: number }>;
}

type Order = CallOutput<'getOrder'>;

/** Calls the order API as this user. */
export function moneyOf(request: APIRequestContext, { token }: { token: string }) {
  const headers = { token };
  const dataOf = async <Data>(answer: { json(): Promise<{ code: string; msg: string; data: Data }> }) => {
    const { code, msg, data } = await answer.json();
    if (code !== '0000') throw new Error(`${code} ${msg}`);
    return data;
  };
  const get = async <Data>(path: string) => dataOf<Data>(await request.get(path, { headers }));
  return {
    /** Orders the first package without renewal with Alipay; the response body opens the cashier. */
    makeOrder: async (wanted: object = {}) => {
      const { data } = await get<{ data: GoodsPackage[] }>('/api/selling_page/market/android');
      const goods = data
        .filter(({ renewType }) => renewType !== 'RENEWABLE')
        .flatMap(({ goodsInfos }) => goodsInfos)
        .find(({ payType }) => payType === 'Alipay');
      if (!goods) throw new Error('no package can be paid with Alipay');
      const { orderNo, aliOrderVO } = await dataOf<CallOutput<'createPurchaseH5'>>(
        await request.post('/api/purchase_info/create_purchase_h5', {
          headers,
          data: {
            goodsCode: goods.refGoodsCode,
            sellingChannelId: goods.refSellingChannelId,
            payChannel: 'aliPay',
            returnUrl: '',
            ...wanted,
          },
        }),
      );
      return { orderNo, body: aliOrderVO?.body ?? '' };
    },
    readOrder: (orderNo: string) => get<Order>(`/api/purchase_info/order?orderNo=${orderNo}`),
    membershipEnd: async () =>
      (await get<CallOutput<'getProfile'>>('/api/user/profile')).user.vipInfo.expiredTime,
  };
}

/** Plays the provider: sets the payment's outcome and how it is notified. */
export async function playProvider(request: APIRequestContext, orderNo: string, notify = 'once') {
  const answer = await request.post('/lab/api/pay', { data: { orderNo, outcome: 'paid', notify } });
  if (!answer.ok()) throw new Error(await answer.text());
}
