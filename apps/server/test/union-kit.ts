import type { CallInput, CallOutput } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { askSandbox } from './ask-sandbox.ts';
import { newPhone } from './kit.ts';
import { type Buyer, startShop } from './shop-kit.ts';

const PATIENCE = { timeout: 20_000 };

type UnionType = CallInput<'getUnionConfig'>['type'];

export interface PartnerGrant {
  partner: string;
  account: string;
  days: number;
  product: string;
  key: string;
  asks: number;
}

export type UnionShop = Awaited<ReturnType<typeof startUnionShop>>;

/** The shop with partners of its own. */
export async function startUnionShop(env: Record<string, string> = {}) {
  const shop = await startShop(env);
  const { product, provider } = shop;
  const { sendCode } = product;
  // WeChat makes its keys when it is first asked, which takes longer on a busy machine than a payer waits.
  await fetch(`${provider.sandbox.url}/wechat/console/merchants/yujian`);
  const as = ({ token }: Buyer, clientType = 'web') => ({ token, clientType });

  const control = <Result>(path: string, body?: object) =>
    askSandbox<Result>(`${provider.sandbox.url}/membership-partner/control/${path}`, body);

  /** The address of the partner's page, and the ticket in the way back from it. */
  async function startBind(
    buyer: Buyer,
    headers: Record<string, string> = {},
  ): Promise<{ url: URL; ticket: string }> {
    const { data } = await product.call('startUnionBind', { type: 'you' }, { ...as(buyer), ...headers });
    const url = new URL(data.url);
    const back = new URL(url.searchParams.get('returnUrl') ?? '');
    return { url, ticket: back.pathname.split('/').at(-1) ?? '' };
  }

  const bindByTicket = (ticket: string, openId: string, headers: Record<string, string> = {}) =>
    product.call(
      'bindUnion',
      { type: 'you', openId, nickName: '某某' },
      { clientType: 'web', ticket, ...headers },
    );

  async function bind(buyer: Buyer, type: UnionType, account = ''): Promise<string> {
    if (type === 'you') {
      const { ticket } = await startBind(buyer);
      await bindByTicket(ticket, account || `shopper-${buyer.id}`);
    } else {
      const mobile = account || newPhone();
      await product.call('bindUnion', { type, mobile, code: await sendCode(mobile) }, as(buyer));
    }
    return (await product.call('getUnionConfig', { type }, as(buyer))).data.openId;
  }

  async function order(buyer: Buyer, type: UnionType, change: object = {}) {
    const { data } = await product.call('getUnionProduct', { type }, { clientType: 'web' });
    const { refGoodsCode, refSellingChannelId } = data;
    const input = { payType: 'Alipay', refGoodsCode, refSellingChannelId, ...change } as const;
    return product.call('createUnionOrder', input as CallInput<'createUnionOrder'>, as(buyer));
  }

  async function pay(made: CallOutput<'createUnionOrder'>): Promise<string> {
    await provider.submitForm({ method: 'h5', body: made.aliOrderVO?.body ?? '' });
    await shop.pay(made.orderNo);
    return shop.notify(made.orderNo);
  }

  return {
    ...shop,
    as,
    control,
    sendCode,
    startBind,
    bindByTicket,
    bind,
    orderUnion: order,
    payUnion: pay,
    /** Bound, ordered and paid. */
    async buyUnion(buyer: Buyer, type: UnionType): Promise<string> {
      const made = await order(buyer, type);
      if (made.code !== '0000') throw new Error(made.body);
      if ((await pay(made.data)) !== 'success') throw new Error('not settled');
      return made.data.orderNo;
    },
    setState: (partner: string, state: string) => product.lab('POST', '/partner', { partner, state }),
    grants: (partner: string) => control<PartnerGrant[]>(`grants?partner=${partner}`),
    statusOf: async (buyer: Buyer, orderNo: string) =>
      (await product.call('getUnionOrder', { orderNo }, as(buyer))).data,
    /** Waits until the partner was asked so often for what the order owes, by whichever worker. */
    tried: (orderNo: string, times: number) =>
      expect
        .poll(async () => {
          await product.services.outbox.drain();
          const [row] = rowsOf<{ attempts: number }>(
            await product.foundation.database.db.execute(
              sql`select attempts from outbox_messages where message_key = ${`partner:order:${orderNo}`}`,
            ),
          );
          return row?.attempts ?? 0;
        }, PATIENCE)
        .toBe(times),
  };
}
