import type { CallOutput } from '@juban/contract';
import type { APIRequestContext } from '@playwright/test';
import { playProvider } from './orders.ts';

type Package = CallOutput<'listPackages'>['data'][number];
type Contract = CallOutput<'listContracts'>['content'][number];

/** The product's calls of one's own renewals, made as this user. */
export function renewalsOf(request: APIRequestContext, { token }: { token: string }) {
  const headers = { token };
  const dataOf = async <Data>(answer: { json(): Promise<{ code: string; msg: string; data: Data }> }) => {
    const { code, msg, data } = await answer.json();
    if (code !== '0000') throw new Error(`${code} ${msg}`);
    return data;
  };
  /** Orders the first renewable package by Alipay; its link opens the landing page. */
  async function order(): Promise<{ orderNo: string; link: string }> {
    const shelf = await request.get('/api/selling_page/market/android', { headers });
    const { data } = await dataOf<{ data: Package[] }>(shelf);
    const goods = data
      .filter(({ renewType }) => renewType === 'RENEWABLE')
      .flatMap(({ goodsInfos }) => goodsInfos)
      .find(({ payType }) => payType === 'Alipay');
    if (!goods) throw new Error('nothing renewable can be paid by Alipay');
    const { refGoodsCode: goodsCode, refSellingChannelId: sellingChannelId } = goods;
    const wanted = { goodsCode, sellingChannelId, payChannel: 'aliPay', returnUrl: '' };
    const made = await request.post('/api/purchase_info/create_purchase_h5', { headers, data: wanted });
    const { orderNo, aliOrderVO } = await dataOf<CallOutput<'createPurchaseH5'>>(made);
    return { orderNo, link: aliOrderVO?.body ?? '' };
  }
  async function listed(): Promise<Contract[]> {
    const answer = await request.get('/api/purchase_info/contracts', { headers });
    return (await dataOf<CallOutput<'listContracts'>>(answer)).content;
  }
  return {
    order,
    /** Paid and signed, and we were told of both. */
    subscribe: async (): Promise<string> => {
      const { orderNo } = await order();
      await playProvider(request, orderNo);
      return orderNo;
    },
    listed,
    newest: async (): Promise<Contract> => {
      const [contract] = await listed();
      if (!contract) throw new Error('nothing was signed');
      return contract;
    },
    /** In the payer's wallet, not here. */
    playWallet: async (contractNo: string, act: 'unsign' | 'empty' | 'full') => {
      const answer = await request.post('/lab/api/contract', { data: { contractNo, act } });
      if (!answer.ok()) throw new Error(await answer.text());
    },
    cancel: async (contractNo: string) =>
      dataOf(await request.post('/api/purchase_info/contracts/cancel', { headers, data: { contractNo } })),
  };
}
