import type { Album, AlbumItem } from './album-data.ts';

interface Pages {
  items: readonly AlbumItem[];
  /** The last loaded page. */
  pageNum: number;
  hasMore: boolean;
}

/** An empty page ends the list whatever the total is; otherwise it would be requested endlessly. */
const isLast = ({ pageNum, pageSize, total, content }: Album) =>
  content.length === 0 || pageNum * pageSize >= total;

export function pagesFrom(first: Album): Pages {
  return { items: first.content, pageNum: first.pageNum, hasMore: !isLast(first) };
}

/** Adds the next page. If the list changed meanwhile, a drama may arrive twice; it is shown once. */
export function addPage(before: Pages, page: Album): Pages {
  if (page.pageNum !== before.pageNum + 1) return before;
  const shown = new Set(before.items.map(({ dramaId }) => dramaId));
  const fresh = page.content.filter(({ dramaId }) => !shown.has(dramaId));
  return { items: [...before.items, ...fresh], pageNum: page.pageNum, hasMore: !isLast(page) };
}
