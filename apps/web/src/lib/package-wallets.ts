import type { CallOutput } from '@juban/contract/schemas';

type Package = CallOutput<'listPackages'>['data'][number];

export type Wallet = 'aliPay' | 'wechat';

export const WALLETS: readonly Wallet[] = ['aliPay', 'wechat'];
/** By showPayType; any other value means both. */
const SHOWN: Readonly<Record<number, readonly Wallet[]>> = { 1: ['aliPay'], 2: ['wechat'] };

/** Charged repeatedly, by a contract. */
export const isRenewable = ({ renewType }: Pick<Package, 'renewType'>): boolean => renewType === 'RENEWABLE';

/** The wallets for a package, Alipay first; renewal contracts can be signed with Alipay only. */
export function walletsOf(goods: Pick<Package, 'showPayType' | 'renewType'>): readonly Wallet[] {
  const shown = SHOWN[goods.showPayType] ?? WALLETS;
  return isRenewable(goods) ? shown.filter((wallet) => wallet !== 'wechat') : shown;
}
