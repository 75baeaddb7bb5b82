import { loadGoods } from './load-goods.ts';
import type { GoodsPage } from './mall-data.ts';

const FIRST_PAGE = 1;

/** The first goods as everybody sees them; null if they could not be loaded, which the page shows. */
export async function loadMall(): Promise<{ first: GoodsPage | null }> {
  return { first: await loadGoods('', FIRST_PAGE).catch(() => null) };
}
