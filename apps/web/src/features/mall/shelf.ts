import type { Goods, GoodsPage } from './mall-data.ts';

export interface Shelf {
  items: readonly Goods[];
  /** Pages read so far. */
  pages: number;
  hasMore: boolean;
  /** How many of all goods of the filter are restocked every day. */
  restocked: GoodsPage['restocked'];
}

/** Adds the pages that follow. A list that was changed meanwhile may send goods twice: they are shown once. */
export function addPages(before: Shelf | undefined, pages: readonly GoodsPage[]): Shelf {
  const byId = new Map(before?.items.map((goods) => [goods.id, goods]));
  for (const goods of pages.flatMap(({ content }) => content)) {
    if (!byId.has(goods.id)) byId.set(goods.id, goods);
  }
  const items = [...byId.values()];
  const last = pages[pages.length - 1];
  // An empty page is the end whatever the total says: else the list would be asked for ever.
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
