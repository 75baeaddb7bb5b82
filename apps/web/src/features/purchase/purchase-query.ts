import { findClientType } from '@juban/catalog';
import type { PurchaseRules } from '@juban/catalog/purchase-rules';

/** Query parameters of the purchase home besides client and theme. */
type PurchaseName =
  | 'source'
  | 'from_path'
  | 'goods_code'
  | 'show_union'
  | 'show_level'
  | 'showUnionFirst'
  | 'oaid';

export type PurchaseSearch = { [Name in PurchaseName]?: string };

const OFF = new Set(['0', 'false', 'off', 'no']);
const ON = new Set(['1', 'true', 'on', 'yes']);
const GOODS_CODE = /^[\w.-]{1,64}$/;

export interface PurchaseQuery {
  /** The package code in the address; it may be invalid. */
  goodsCode: string | undefined;
  hasPlus: boolean;
  plusFirst: boolean;
  showsLevel: boolean;
}

/** Options that address and client type allow together; invalid values count as missing. */
export function readPurchaseQuery(search: PurchaseSearch, rules: PurchaseRules): PurchaseQuery {
  const hasPlus = rules.sellsPlus && !OFF.has(search.show_union ?? '');
  const code = search.goods_code ?? '';
  return {
    goodsCode: GOODS_CODE.test(code) ? code : undefined,
    hasPlus,
    plusFirst: hasPlus && ON.has(search.showUnionFirst ?? ''),
    showsLevel: rules.showsLevel && !OFF.has(search.show_level ?? ''),
  };
}

/** A link to the web page must name its client type, and no package that is not sold there. */
export function isWrongLink(
  search: PurchaseSearch & { ct?: string; app_type?: string },
  found: { named: string | null; failed: boolean },
): boolean {
  const { ct = '', app_type = '', goods_code = '' } = search;
  if (!findClientType(ct) || !app_type) return true;
  return goods_code !== '' && found.named === null && !found.failed;
}
