import { useMore } from '../../ui/endless-list.tsx';
import type { Album } from './album-data.ts';
import { addPage, pagesFrom } from './album-pages.ts';

/** The loaded dramas and a function that loads more. */
export function useAlbumPages(first: Album, loadPage: (pageNum: number) => Promise<Album>) {
  const { read, ...more } = useMore(
    () => pagesFrom(first),
    ({ pageNum }) => loadPage(pageNum + 1),
    addPage,
  );
  return { items: read.items, hasMore: read.hasMore, ...more };
}
