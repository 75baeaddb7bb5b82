import type { CallOutput } from '@juban/contract';
import type { APIRequestContext } from '@playwright/test';
import { playProvider } from './orders.ts';

type Package = CallOutput<'listPackages'>['data'][number];
type Contract = CallOutput<'listContracts'>['content'][number];

/** Calls the renewals API as this user. */
export function renewalsOf(request: APIRequestContext, { token }: { token: string }) {
  const headers = { token };
  const dataOf = async <Data>(answer: { json(): Promise<{ code: string; msg: string; data: Data }> }) => {
    const { code, msg, data } = await answer.json();
    if (code !== '0000') throw new Error(`${code} ${msg}`);
    return data;
  };
  /** Orders the first renewable package with Alipay; the link opens the landing page. */
  async function order(): Promise<{ orderNo: string; link: string }> {
    const shelf = await request.get('/api/selling_page/market/android', { headers });
    const { data } = await dataOf<{ data: Package[] }>(shelf);
    const goods = data
      .filter(({ renewType }) => renewType === 'RENEWABLE')
      .flatMap(({ goodsInfos }) => goodsInfos)
      .find(({ payType }) => payType === 'Alipay');
    if (!goods) throw new Error('no renewable package can be paid with Alipay');
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
    /** Waits until both payment and signing were reported. */
    subscribe: async (): Promise<string> => {
      const { orderNo } = await order();
      await playProvider(request, orderNo);
      return orderNo;
    },
    listed,
    newest: async (): Promise<Contract> => {
      const [contract] = await listed();
      if (!contract) throw new Error('no contract was signed');
      return contract;
    },
    /** Acts in the payer's wallet instead of on our page. */
    playWallet: async (contractNo: string, act: 'unsign' | 'empty' | 'full') => {
      const answer = await request.post('/lab/api/contract', { data: { contractNo, act } });
      if (!answer.ok()) throw new Error(await answer.text());
    },
    cancel: async (contractNo: string) =>
      dataOf(await request.post('/api/purchase_info/contracts/cancel', { headers, data: { contractNo } })),
  };
}
