import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLeave } from '../../app/shells/use-leave.ts';
import { partHydrated } from '../../entry/early-tap.ts';
import type { SearchData } from '../../features/games/search/search-data.ts';
import { SearchScreen } from '../../features/games/search/search-screen.tsx';
import { useRetry } from '../../lib/use-retry.ts';

export interface SearchPageProps {
  data: SearchData;
}

export default function SearchPage({ data }: SearchPageProps) {
  const router = useRouter();
  const { back } = useLeave();
  const { retry, isRetrying } = useRetry();
  const isSearching = useRouterState({
    select: ({ isLoading, location }) => isLoading && location.pathname === '/games/search',
  });
  useEffect(partHydrated, []);
  // A search replaces the previous one, so that back leaves the page.
  const search = (q: string) =>
    void router.navigate({ to: '/games/search', search: (others) => ({ ...others, q }), replace: true });
  return (
    <SearchScreen
      data={data}
      onSearch={search}
      isSearching={isSearching}
      onBack={back}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
}
