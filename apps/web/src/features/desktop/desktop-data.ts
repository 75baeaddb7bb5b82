import type { CallOutput } from '@juban/contract/schemas';
import type { Wallet } from '../../lib/package-wallets.ts';

export type Goods = CallOutput<'listPackages'>['data'][number];
export type Block = CallOutput<'listBlocks'>[number];
export type BlockItem = Block['vipBannerContentDtos'][number];
/** Plain packages, or those with partner cards. */
export type Family = 'vip' | 'plus';

/** Parameters of a desktop page's address besides the client. */
export interface DesktopSearch {
  showMutil?: string;
  succses?: string;
  lencid?: string;
  from_path?: string;
}

/** Data without a user. */
export interface DesktopData {
  family: Family;
  /** Null if they could not be loaded. */
  packages: readonly Goods[] | null;
  blocks: readonly Block[];
}

const BOTH = 3;
const ALIPAY_ONLY = 1;

export const hasBothWallets = ({ showPayType }: Pick<Goods, 'showPayType'>): boolean => showPayType === BOTH;

/** Alipay, if it is available. */
export const firstWalletOf = ({ showPayType }: Pick<Goods, 'showPayType'>): Wallet =>
  showPayType === BOTH || showPayType === ALIPAY_ONLY ? 'aliPay' : 'wechat';

export const itemsOf = (blocks: readonly Block[], name: string): readonly BlockItem[] =>
  blocks.find((block) => block.name === name)?.vipBannerContentDtos ?? [];

/** Old clients use various values; only the known negatives count as no. */
export const isSaid = (flag: string | undefined): boolean =>
  Boolean(flag) && flag !== '0' && flag !== 'false';
