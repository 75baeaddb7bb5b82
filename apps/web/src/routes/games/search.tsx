import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { searchOf } from '../../lib/search.ts';
import { LazySearch } from './-lazy-games.tsx';

export const Route = createFileRoute('/games/search')({
  staticData: {
    title: '搜索游戏',
    group: '游戏',
    entry: 'public',
    // The search field is part of the page.
    bar: null,
  },
  validateSearch: searchOf<'q'>(),
  loaderDeps: ({ search: { q = '' } }) => ({ q }),
  loader: async ({ deps: { q } }) => {
    const { loadSearch } = await import('../../features/games/load-hall.ts');
    return loadSearch(q);
  },
  component: SearchRoute,
});

function SearchRoute() {
  const { title } = usePageInfo();
  return <LazySearch title={title} data={Route.useLoaderData()} />;
}
