import fc from 'fast-check';
import { expect } from 'vitest';
import { IOS_AUTO, IOS_MONTH } from './apple-kit.ts';
import type { Buyer, Shop } from './shop-kit.ts';
import { createWalletControl, type Notice } from './wallet-control.ts';

const IOS = { clientType: 'ios_rrsp_jzsp', channel: 1 } as const;
const CASHIERS = { lenovo: 'win_rrsp_lianxiang', qihoo: 'win_rrsp_360' } as const;
const WALLETS = ['wechat', 'lenovo', 'qihoo'] as const;
type Wallet = (typeof WALLETS)[number];

/** Payments by other providers than the usual one: another wallet for an order, a desktop's cashier, the App Store. */
export type RailAct =
  | { kind: 'other wallet'; pick: number; notifications: number }
  | { kind: 'cashier'; wallet: 'lenovo' | 'qihoo'; notifications: number }
  | { kind: 'app store'; renewable: boolean; confirms: number };

const times = fc.nat(2);

export const railAct: fc.Arbitrary<RailAct> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('other wallet' as const),
      pick: fc.nat(3),
      notifications: times,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cashier' as const),
      wallet: fc.constantFrom('lenovo' as const, 'qihoo' as const),
      notifications: times,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('app store' as const),
      renewable: fc.boolean(),
      confirms: times,
    }),
  },
);

export const isRailAct = (act: { kind: string }): act is RailAct =>
  ['other wallet', 'cashier', 'app store'].includes(act.kind);

/** The same buyer with other providers. */
export function createRailActs({ product, provider, headers }: Shop) {
  const seen = { wechat: 0, lenovo: 0, qihoo: 0, 'app store': 0 };
  const controls = Object.fromEntries(
    WALLETS.map((wallet) => [wallet, createWalletControl(`${provider.sandbox.url}/${wallet}`)]),
  ) as Record<Wallet, ReturnType<typeof createWalletControl>>;

  const post = (wallet: Wallet, { headers: sent, body }: Notice) =>
    product.app.inject({
      method: 'POST',
      url: `/pay/notify/${wallet}/yujian`,
      payload: body,
      headers: { 'content-type': 'application/json', ...sent },
    });

  /** Paid at the wallet, if it knows the attempt, with this many notifications. */
  async function pay(wallet: Wallet, paymentNo: string, notifications: number): Promise<void> {
    const paid = await controls[wallet].outcome(paymentNo, 'paid', 'drop').catch(() => undefined);
    if (!paid) return;
    seen[wallet] += 1;
    const notice = await controls[wallet].notification(paymentNo);
    const answers = await Promise.all(Array.from({ length: notifications }, () => post(wallet, notice)));
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(300);
  }

  async function payByOther({ token }: Buyer, orderNo: string, notifications: number): Promise<void> {
    await product.call('payOrder', { orderNo, payChannel: 'wechat' }, headers(token));
    for (const attempt of ['', '_2', '_3', '_4']) await pay('wechat', `${orderNo}${attempt}`, notifications);
  }

  async function payAtCashier(
    { token }: Buyer,
    wallet: 'lenovo' | 'qihoo',
    notifications: number,
  ): Promise<void> {
    const seller = { token, clientType: CASHIERS[wallet] };
    const { data } = await product.call('listPackages', { market: 'pc' }, seller);
    const goodsCode = String(data.data.find(({ renewType }) => renewType !== 'RENEWABLE')?.refGoodsCode);
    const input = { goodsCode, payChannel: wallet, sellingChannelId: 2 } as const;
    const made = await product.call('createPurchaseH5', input, seller);
    if (made.code === '0000') await pay(wallet, made.data.orderNo, notifications);
  }

  async function buyInStore({ token }: Buyer, renewable: boolean, confirms: number): Promise<void> {
    const store = { token, clientType: IOS.clientType };
    const goodsId = (renewable ? IOS_AUTO : IOS_MONTH).goodsCode;
    const input = { goodsId, payChannel: 'apple', sellingChannelId: IOS.channel } as const;
    const made = await product.call('createPurchase', input, store);
    if (made.code !== '0000') return;
    const { orderNo } = made.data;
    const bought = { orderNo, notify: 'drop' };
    const { jws } = await product.lab<{ jws?: string }>('POST', '/apple/purchase', bought);
    if (!jws) return;
    for (let turn = 0; turn < confirms; turn += 1)
      await product.call('confirmApple', { orderNo, jws }, store);
    if (confirms > 0) seen['app store'] += 1;
  }

  return {
    seen,
    async perform(act: RailAct, buyer: Buyer, orderNo: string | undefined): Promise<void> {
      if (act.kind === 'other wallet' && orderNo) await payByOther(buyer, orderNo, act.notifications);
      if (act.kind === 'cashier') await payAtCashier(buyer, act.wallet, act.notifications);
      if (act.kind === 'app store') await buyInStore(buyer, act.renewable, act.confirms);
    },
    /** All money that these wallets ever took. */
    successes: async () =>
      (
        await Promise.all(
          WALLETS.map((wallet) =>
            controls[wallet].ask<Array<{ outTradeNo: string; fen: number; refundedFen: number }>>(
              'control/successes',
            ),
          ),
        )
      ).flat(),
  };
}
