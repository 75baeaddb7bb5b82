import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { searchOf } from '../../lib/search.ts';
import { LazyHall } from './-lazy-games.tsx';

export const Route = createFileRoute('/games/home')({
  staticData: { title: '游戏大厅', group: '游戏', entry: 'public', silent: true },
  validateSearch: searchOf<'tab' | 'category'>(),
  loaderDeps: ({ search: { tab = '', category = '' } }) => ({ tab, category }),
  loader: async ({ deps: { tab, category } }) => {
    const { loadHall } = await import('../../features/games/load-hall.ts');
    return loadHall(tab, category);
  },
  component: HallRoute,
});

function HallRoute() {
  const { title } = usePageInfo();
  return <LazyHall title={title} data={Route.useLoaderData()} />;
}
