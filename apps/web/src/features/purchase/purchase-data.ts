import type { PurchaseRules } from '@juban/catalog/purchase-rules';
import type { CallOutput } from '@juban/contract/schemas';

export type SellingPackage = CallOutput<'listPackages'>['data'][number];
export type Block = CallOutput<'listBlocks'>[number];
export type BlockItem = Block['vipBannerContentDtos'][number];
/** Plain packages, or those with partner benefits. */
export type Family = 'vip' | 'plus';
export type System = PurchaseRules['system'];

/** What the page shows to everybody: the shelf and the blocks of one client type. */
export interface PurchaseData {
  family: Family;
  packages: readonly SellingPackage[];
  /** The shelf, or the other one that the named package was looked for on, could not be had; an empty one can. */
  failed: boolean;
  blocks: readonly Block[];
  /** The package that the address names; null where it names none that is sold here. */
  named: string | null;
}

export const blockOf = (blocks: readonly Block[], name: string): Block | undefined =>
  blocks.find((block) => block.name === name);
