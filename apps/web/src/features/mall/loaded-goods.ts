import type { Goods, GoodsPage } from './mall-data.ts';

export interface LoadedGoods {
  items: readonly Goods[];
  /** Number of loaded pages. */
  pages: number;
  hasMore: boolean;
  /** Which goods of the filter are restocked daily: all, some or none. */
  restocked: GoodsPage['restocked'];
}

/** Adds the next pages. If the list changed meanwhile, goods may arrive twice; they are shown once. */
export function addPages(before: LoadedGoods | undefined, pages: readonly GoodsPage[]): LoadedGoods {
  const byId = new Map(before?.items.map((goods) => [goods.id, goods]));
  for (const goods of pages.flatMap(({ content }) => content)) {
    if (!byId.has(goods.id)) byId.set(goods.id, goods);
  }
  const items = [...byId.values()];
  const last = pages[pages.length - 1];
  // An empty page ends the list whatever the total is; otherwise it would be requested endlessly.
  const hasMore = last !== undefined && last.content.length > 0 && items.length < last.total;
  const isTileFirst = pages.some(({ disFirst }) => disFirst);
  return {
    items: isTileFirst ? tileFirst(items) : items,
    pages: (before?.pages ?? 0) + pages.length,
    hasMore,
    restocked: last?.restocked ?? before?.restocked ?? 'none',
  };
}

function tileFirst(items: readonly Goods[]): Goods[] {
  const isTile = ({ goodsType }: Goods) => goodsType === 'game_center';
  return [...items.filter(isTile), ...items.filter((goods) => !isTile(goods))];
}
