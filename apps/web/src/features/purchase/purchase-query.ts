import { findClientType } from '@juban/catalog';
import type { PurchaseRules } from '@juban/catalog/purchase-rules';

/** Names that the purchase home reads beside who is asking and in which theme. */
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
  /** What the address says of a package; it need not be one. */
  goodsCode: string | undefined;
  hasPlus: boolean;
  plusFirst: boolean;
  showsLevel: boolean;
}

/** What address and client type allow together; whatever makes no sense counts as not said. */
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

/** A link to the web page must say for whom it sells, and name nothing that is not sold there. */
export function isWrongLink(
  search: PurchaseSearch & { ct?: string; app_type?: string },
  found: { named: string | null; failed: boolean },
): boolean {
  const { ct = '', app_type = '', goods_code = '' } = search;
  if (!findClientType(ct) || !app_type) return true;
  return goods_code !== '' && found.named === null && !found.failed;
}
