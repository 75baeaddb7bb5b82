import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useLeave } from '../../app/shells/use-leave.ts';
import { usePageInfo } from '../../app/use-page-info.ts';
import { SearchScreen } from '../../features/games/search/search-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/games/search')({
  validateSearch: searchOf<'q'>(),
  loaderDeps: ({ search: { q = '' } }) => ({ q }),
  loader: async ({ deps: { q } }) => {
    const { loadSearch } = await import('../../app/loaders/games.ts');
    return loadSearch(q);
  },
  component: SearchPage,
});

function SearchPage() {
  const { title } = usePageInfo();
  const data = Route.useLoaderData();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { back } = useLeave();
  // One search takes the place of the one before: back leaves the page.
  const search = (q: string) => void navigate({ search: (others) => ({ ...others, q }), replace: true });
  return (
    <SearchScreen
      key={data.q}
      title={title}
      data={data}
      onSearch={search}
      onBack={back}
      onRetry={() => void router.invalidate()}
    />
  );
}
