import { createIsomorphicFn } from '@tanstack/react-start';
import { memo, useEffect } from 'react';
import { hydrateLater, hydrateNow } from '../../entry/hydrate-later.ts';
import { GamesMain } from '../../features/games/games-main.tsx';
import { SEARCHES } from '../../features/games/search/searches.ts';
import { readStored } from '../../lib/storage.ts';
import ServerHall, { type HallPageProps } from './-hall-page.tsx';
import ServerSearch, { type SearchPageProps } from './-search-page.tsx';

const pickHall = createIsomorphicFn()
  .server(() => ServerHall)
  .client(() => hydrateLater<HallPageProps>(() => import('./-hall-page.tsx')));
const pickSearch = createIsomorphicFn()
  .server(() => ServerSearch)
  .client(() => hydrateLater<SearchPageProps>(() => import('./-search-page.tsx')));

const HallInside = pickHall();
const SearchInside = pickSearch();

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.
export const LazyHall = memo(function LazyHall({ title, data }: HallPageProps & { title: string }) {
  return (
    <GamesMain title={title}>
      <HallInside data={data} />
    </GamesMain>
  );
});

export const LazySearch = memo(function LazySearch({ title, data }: SearchPageProps & { title: string }) {
  // The search history is shown and written by client code.
  useEffect(() => {
    if (data.q || readStored(SEARCHES)) hydrateNow();
  }, [data.q]);
  return (
    <GamesMain title={title}>
      <SearchInside data={data} />
    </GamesMain>
  );
});
