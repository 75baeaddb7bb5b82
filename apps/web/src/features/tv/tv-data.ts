import type { CallOutput } from '@juban/contract/schemas';

export type TvGoods = CallOutput<'listPackages'>['data'][number];
export type TvWallet = 'aliPay' | 'wechat';

export const isRenewable = ({ renewType }: Pick<TvGoods, 'renewType'>): boolean => renewType === 'RENEWABLE';

const WALLETS: readonly TvWallet[] = ['aliPay', 'wechat'];
/** By showPayType; whatever else it says, both. */
const SHOWN: Readonly<Record<number, readonly TvWallet[]>> = { 1: ['aliPay'], 2: ['wechat'] };

/** With what the code may be scanned; a contract can be signed by Alipay only. */
export function walletsOf(goods: Pick<TvGoods, 'showPayType' | 'renewType'>): readonly TvWallet[] {
  const shown = SHOWN[goods.showPayType] ?? WALLETS;
  return isRenewable(goods) ? shown.filter((wallet) => wallet === 'aliPay') : shown;
}
