import type { CallOutput } from '@juban/contract';

type Packages = CallOutput<'listPackages'>['data'];
type OrderPage = CallOutput<'listOrders'>;
export type OwnOrder = OrderPage['content'][number];

/** As many as the panel shows without becoming a page of its own. */
const SHOWN = 6;

/** The product's own calls, as the page would make them for this user. */
async function callAs<Data>(token: string, path: string, body?: object): Promise<Data> {
  const json = { 'content-type': 'application/json' };
  const init = body
    ? { method: 'POST', headers: { token, ...json }, body: JSON.stringify(body) }
    : { headers: { token } };
  const response = await fetch(path, init).catch(() => {
    throw new Error('服务没有应答');
  });
  const answer = await response.json().catch(() => undefined);
  if (answer?.code !== '0000') throw new Error(answer?.msg ?? `服务应答 HTTP ${response.status}`);
  return answer.data;
}

export const ownMoney = {
  readOrders: async (token: string): Promise<readonly OwnOrder[]> =>
    (await callAs<OrderPage>(token, `/api/purchase_info/orders?pageSize=${SHOWN}`)).content,
  /** Orders what that client type sells first among what is paid once. */
  makeOrder: async (token: string, clientType: string) => {
    const path = `/api/selling_page/market/common?clientType=${clientType}`;
    const { data } = await callAs<{ data: Packages }>(token, path);
    const goods = firstPaidOnce(data);
    if (!goods) throw new Error('这个客户端没有可以用支付宝买的商品');
    await callAs<unknown>(token, '/api/purchase_info/create_purchase_h5', {
      goodsCode: goods.refGoodsCode,
      sellingChannelId: goods.refSellingChannelId,
      payChannel: 'aliPay',
      clientType,
      returnUrl: '',
      from_path: '/vip',
    });
  },
  askRefund: (token: string, orderNo: string) =>
    callAs<unknown>(token, '/api/purchase_info/refund', { orderNo, reason: 'Lab' }),
};

function firstPaidOnce(packages: Packages) {
  return packages
    .filter(({ renewType }) => renewType === 'NORMAL')
    .flatMap(({ goodsInfos }) => goodsInfos)
    .find(({ payType }) => payType === 'Alipay');
}
