import { createFileRoute } from '@tanstack/react-router';
import { SimpleMain } from '../../features/simple-vip/simple-screen.tsx';
import { SimpleSkeleton } from '../../features/simple-vip/simple-skeleton.tsx';
import { searchOf } from '../../lib/search.ts';
import { SimplePage } from './-simple-vip-page.tsx';
import type { SimpleSearch } from './-use-simple-buying.ts';
import { useSimpleLoads } from './-use-simple-loads.ts';

export const Route = createFileRoute('/next/simple_vip')({
  validateSearch: searchOf<keyof SimpleSearch>(),
  component: SimpleRoute,
});

function SimpleRoute() {
  const search = Route.useSearch();
  const { data, isLoading, retry, reloadMember } = useSimpleLoads();
  return (
    <SimpleMain>
      {data ? (
        <SimplePage
          data={data}
          search={search}
          isRetrying={isLoading}
          onRetry={retry}
          reloadMember={reloadMember}
        />
      ) : (
        <SimpleSkeleton />
      )}
    </SimpleMain>
  );
}
