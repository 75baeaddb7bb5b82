import { useMore } from '../../ui/endless-list.tsx';
import type { GamesPage } from './game-data.ts';

/** Adds the next page. If the list changed meanwhile, a game may arrive twice; it is shown once. */
export function addGames(before: GamesPage, page: GamesPage): GamesPage {
  const known = new Set(before.content.map(({ id }) => id));
  const fresh = page.content.filter(({ id }) => !known.has(id));
  return { content: [...before.content, ...fresh], nextCursor: page.nextCursor };
}

/** The loaded games and a function that loads more. */
export function useCursorPages(first: GamesPage, load: (cursor: string) => Promise<GamesPage>) {
  // Without a cursor the list has ended and loads no more.
  const { read, ...more } = useMore(first, ({ nextCursor }) => load(nextCursor ?? ''), addGames);
  return { items: read.content, hasMore: read.nextCursor !== null, ...more };
}
