import { useRef, useState } from 'react';
import type { GameCard, GamesPage } from './game-data.ts';

/** Adds the page that follows. A list that was changed meanwhile may send a game twice: it is shown once. */
export function addGames(before: GamesPage, page: GamesPage): GamesPage {
  const known = new Set(before.content.map(({ id }) => id));
  const fresh = page.content.filter(({ id }) => !known.has(id));
  return { content: [...before.content, ...fresh], nextCursor: page.nextCursor };
}

/** The games read so far, and the way to read on; what is shown stays when a page cannot be had. */
export function useCursorPages(first: GamesPage, load: (cursor: string) => Promise<GamesPage>) {
  const [pages, setPages] = useState(first);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isAsking = useRef(false);
  const loadMore = async () => {
    const { nextCursor } = pages;
    if (isAsking.current || nextCursor === null) return;
    isAsking.current = true;
    setState('busy');
    try {
      const page = await load(nextCursor);
      setPages((before) => addGames(before, page));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isAsking.current = false;
    }
  };
  const items: readonly GameCard[] = pages.content;
  return {
    items,
    hasMore: pages.nextCursor !== null,
    busy: state === 'busy',
    failed: state === 'failed',
    loadMore: () => void loadMore(),
  };
}
