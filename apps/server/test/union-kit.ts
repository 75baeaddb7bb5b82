import type { CallInput, CallOutput } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import { askSandbox } from './ask-sandbox.ts';
import { newPhone } from './kit.ts';
import { type PartnerAnswer, pickAtPartner, wayBackOf } from './pick-at-partner.ts';
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

/** A shop with separate partners. */
export async function startUnionShop(env: Record<string, string> = {}) {
  const shop = await startShop(env);
  const { product, provider } = shop;
  const { sendCode } = product;
  // WeChat makes its keys on the first request, which takes longer on a busy machine than a payer waits.
  await fetch(`${provider.sandbox.url}/wechat/console/merchants/yujian`);
  const as = ({ token }: Buyer, clientType = 'web') => ({ token, clientType });

  const control = <Result>(path: string, body?: object) =>
    askSandbox<Result>(`${provider.sandbox.url}/membership-partner/control/${path}`, body);

  /** The address of the partner's page, and the ticket in its return address. */
  async function startBind(
    buyer: Buyer,
    headers: Record<string, string> = {},
  ): Promise<{ url: URL; ticket: string }> {
    const { data } = await product.call('startUnionBind', { type: 'you' }, { ...as(buyer), ...headers });
    return { url: new URL(data.url), ticket: wayBackOf(data.url).ticket };
  }

  /** The partner's answer after that account was picked. */
  const pick = async (buyer: Buyer, openId: string, nickName = '某某'): Promise<PartnerAnswer> =>
    pickAtPartner((await startBind(buyer)).url.href, openId, nickName);

  const bindWith = (buyer: Buyer, { ticket, ...answer }: PartnerAnswer) =>
    product.call('bindUnion', { type: 'you', ...answer }, { ...as(buyer), ticket });

  async function bind(buyer: Buyer, type: UnionType, account = ''): Promise<string> {
    if (type === 'you') {
      await bindWith(buyer, await pick(buyer, account || `shopper-${buyer.id}`));
    } else {
      const mobile = account || newPhone();
      const code = await sendCode(mobile, type);
      await product.call('bindUnion', { type, mobile, code }, as(buyer));
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
    pick,
    bindWith,
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
    untilRefunded: (buyer: Buyer, orderNo: string) =>
      expect
        .poll(async () => {
          await product.services.outbox.drain();
          return (await shop.detail(buyer, orderNo)).state;
        }, PATIENCE)
        .toBe('refunded'),
    /** Waits until the partner was asked this often for what the order owes, by any worker. */
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
