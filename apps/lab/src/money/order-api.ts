import type { CallOutput } from '@juban/contract';
import { callsAs } from '../lib/product-calls.ts';

type Packages = CallOutput<'listPackages'>['data'];
export type OwnOrder = CallOutput<'listOrders'>['content'][number];

/** Maximum number of orders in the panel. */
const SHOWN = 6;

export const orderApi = {
  readOrders: async (token: string): Promise<readonly OwnOrder[]> =>
    (await callsAs(token).listOrders({ pageSize: SHOWN })).data.content,
  /** Orders the first one-time package of that client type. */
  makeOrder: async (token: string, clientType: string) => {
    const product = callsAs(token);
    const { data: shelf } = await product.listPackages({ market: 'common', clientType });
    const goods = firstPaidOnce(shelf.data);
    if (!goods) throw new Error('这个客户端没有可以用支付宝买的商品');
    await product.createPurchaseH5({
      goodsCode: goods.refGoodsCode,
      sellingChannelId: goods.refSellingChannelId,
      payChannel: 'aliPay',
      clientType,
      returnUrl: '',
      from_path: '/vip',
    });
  },
  askRefund: (token: string, orderNo: string) => callsAs(token).requestRefund({ orderNo, reason: 'Lab' }),
};

function firstPaidOnce(packages: Packages) {
  return packages
    .filter(({ renewType }) => renewType === 'NORMAL')
    .flatMap(({ goodsInfos }) => goodsInfos)
    .find(({ payType }) => payType === 'Alipay');
}
