import type { CallOutput } from '@juban/contract/schemas';
import type { Wallet } from '../../lib/package-wallets.ts';

export type Goods = CallOutput<'listPackages'>['data'][number];
export type Block = CallOutput<'listBlocks'>[number];
export type BlockItem = Block['vipBannerContentDtos'][number];
/** Plain packages, or those with partners' cards. */
export type Family = 'vip' | 'plus';

/** What a desktop page's address may say beside who is asking. */
export interface DesktopSearch {
  showMutil?: string;
  succses?: string;
  lencid?: string;
  from_path?: string;
}

/** What everybody sees. */
export interface DesktopData {
  family: Family;
  /** Null where they could not be had. */
  packages: readonly Goods[] | null;
  blocks: readonly Block[];
}

const BOTH = 3;
const ALIPAY_ONLY = 1;

export const hasBothWallets = ({ showPayType }: Pick<Goods, 'showPayType'>): boolean => showPayType === BOTH;

/** Alipay wherever it is among them. */
export const firstWalletOf = ({ showPayType }: Pick<Goods, 'showPayType'>): Wallet =>
  showPayType === BOTH || showPayType === ALIPAY_ONLY ? 'aliPay' : 'wechat';

export const itemsOf = (blocks: readonly Block[], name: string): readonly BlockItem[] =>
  blocks.find((block) => block.name === name)?.vipBannerContentDtos ?? [];

/** Old clients write it in their own ways; only a plain no is one. */
export const isSaid = (flag: string | undefined): boolean =>
  Boolean(flag) && flag !== '0' && flag !== 'false';
