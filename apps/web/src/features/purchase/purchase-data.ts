import type { PurchaseRules } from '@juban/catalog/purchase-rules';
import type { CallOutput } from '@juban/contract/schemas';

export type SellingPackage = CallOutput<'listPackages'>['data'][number];
export type Block = CallOutput<'listBlocks'>[number];
export type BlockItem = Block['vipBannerContentDtos'][number];
/** Plain packages, or those with partner benefits. */
export type Family = 'vip' | 'plus';
export type System = PurchaseRules['system'];

/** The page's public data: goods and blocks of one client type. */
export interface PurchaseData {
  family: Family;
  packages: readonly SellingPackage[];
  /** A list needed for this page could not be loaded; an empty list is not a failure. */
  failed: boolean;
  blocks: readonly Block[];
  /** The package named by the address; null if it names none that is sold here. */
  named: string | null;
}

export const blockOf = (blocks: readonly Block[], name: string): Block | undefined =>
  blocks.find((block) => block.name === name);
