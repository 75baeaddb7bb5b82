import type { ClientType } from '@juban/catalog';
import { purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { api } from '../../platform/api/api.ts';
import { type ClientSearch, identifyClient } from '../../platform/session/client-identity.ts';
import type { Block, Family, PurchaseData, SellingPackage } from './purchase-data.ts';
import { type PurchaseSearch, readPurchaseQuery } from './purchase-query.ts';

/** The goods of a tab; null if they could not be loaded, which the page shows. */
export async function loadGoodsList(
  { id, market }: ClientType,
  family: Family,
): Promise<readonly SellingPackage[] | null> {
  const thirdFlag = family === 'plus' ? '1' : '0';
  return api.listPackages({ market, clientType: id, thirdFlag }).then(
    ({ data }) => data,
    () => null,
  );
}

export async function loadBlocks({ channelId }: ClientType): Promise<readonly Block[]> {
  return api.listBlocks({ channel: String(channelId) }).catch(() => []);
}

function findNamed(packages: readonly SellingPackage[] | null, code: string): string | undefined {
  return packages?.find(
    ({ id, bagId, refGoodsCode, goodsInfos }) =>
      [id, bagId, refGoodsCode].includes(code) || goodsInfos.some((info) => info.refGoodsCode === code),
  )?.id;
}

/** The page's public data; a package named by the address is searched for in both tabs. */
export async function loadPurchase(search: PurchaseSearch & ClientSearch): Promise<PurchaseData> {
  const { clientType } = identifyClient(search);
  const { goodsCode, hasPlus, plusFirst } = readPurchaseQuery(search, purchaseRulesOf(clientType));
  const first: Family = plusFirst ? 'plus' : 'vip';
  const [goodsList, blocks] = await Promise.all([loadGoodsList(clientType, first), loadBlocks(clientType)]);
  const found = { family: first, packages: goodsList ?? [], blocks, failed: goodsList === null };
  if (!goodsCode) return { ...found, named: null };
  const named = findNamed(goodsList, goodsCode);
  if (named || !hasPlus) return { ...found, named: named ?? null };
  const other: Family = plusFirst ? 'vip' : 'plus';
  const otherShelf = await loadGoodsList(clientType, other);
  const there = findNamed(otherShelf, goodsCode);
  // A package is unknown only if both lists were loaded.
  if (!there) return { ...found, named: null, failed: goodsList === null || otherShelf === null };
  return { ...found, family: other, packages: otherShelf ?? [], named: there, failed: false };
}
