import { useRef, useState } from 'react';
import type { Album } from './album-data.ts';
import { addPage, type Pages, pagesFrom } from './album-pages.ts';

/** The dramas read so far, and the way to read on; what is shown stays when a page cannot be had. */
export function useAlbumPages(first: Album, loadPage: (pageNum: number) => Promise<Album>) {
  const [pages, setPages] = useState<Pages>(() => pagesFrom(first));
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isAsking = useRef(false);
  const loadMore = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setState('busy');
    try {
      const page = await loadPage(pages.pageNum + 1);
      setPages((before) => addPage(before, page));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isAsking.current = false;
    }
  };
  return {
    items: pages.items,
    hasMore: pages.hasMore,
    busy: state === 'busy',
    failed: state === 'failed',
    loadMore: () => void loadMore(),
  };
}
