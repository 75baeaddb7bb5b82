import { createFileRoute, useRouter } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { HallScreen } from '../../features/games/home/hall-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/games/home')({
  validateSearch: searchOf<'tab' | 'category'>(),
  loaderDeps: ({ search: { tab = '', category = '' } }) => ({ tab, category }),
  loader: async ({ deps: { tab, category } }) => {
    const { loadHall } = await import('../../app/loaders/games.ts');
    return loadHall(tab, category);
  },
  component: HallPage,
});

function HallPage() {
  const { title } = usePageInfo();
  const router = useRouter();
  return <HallScreen title={title} data={Route.useLoaderData()} onRetry={() => void router.invalidate()} />;
}
