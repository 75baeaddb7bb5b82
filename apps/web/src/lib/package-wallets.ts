import type { CallOutput } from '@juban/contract/schemas';

type Package = CallOutput<'listPackages'>['data'][number];

export type Wallet = 'aliPay' | 'wechat';

export const WALLETS: readonly Wallet[] = ['aliPay', 'wechat'];
/** By showPayType; whatever else it says, both. */
const SHOWN: Readonly<Record<number, readonly Wallet[]>> = { 1: ['aliPay'], 2: ['wechat'] };

/** Charged again and again, by a contract. */
export const isRenewable = ({ renewType }: Pick<Package, 'renewType'>): boolean => renewType === 'RENEWABLE';

/** What a package may be paid by, Alipay first; a contract to be charged again can be signed there only. */
export function walletsOf(goods: Pick<Package, 'showPayType' | 'renewType'>): readonly Wallet[] {
  const shown = SHOWN[goods.showPayType] ?? WALLETS;
  return isRenewable(goods) ? shown.filter((wallet) => wallet !== 'wechat') : shown;
}
