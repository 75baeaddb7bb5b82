import { useMore } from '../../ui/endless-list.tsx';
import type { GamesPage } from './game-data.ts';

/** Adds the page that follows. A list that was changed meanwhile may send a game twice: it is shown once. */
export function addGames(before: GamesPage, page: GamesPage): GamesPage {
  const known = new Set(before.content.map(({ id }) => id));
  const fresh = page.content.filter(({ id }) => !known.has(id));
  return { content: [...before.content, ...fresh], nextCursor: page.nextCursor };
}

/** The games read so far, and the way to read on. */
export function useCursorPages(first: GamesPage, load: (cursor: string) => Promise<GamesPage>) {
  // A list without a cursor has no more, and does not ask.
  const { read, ...more } = useMore(first, ({ nextCursor }) => load(nextCursor ?? ''), addGames);
  return { items: read.content, hasMore: read.nextCursor !== null, ...more };
}
