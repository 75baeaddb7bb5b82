import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { LazyMall } from '../../features/mall/lazy-mall.tsx';

export const Route = createFileRoute('/mall/')({
  staticData: { title: '积分商城', group: '商城', entry: 'public' },
  loader: async () => {
    const { loadMall } = await import('../../features/mall/load-mall.ts');
    return loadMall();
  },
  component: MallRoute,
});

function MallRoute() {
  const { title } = usePageInfo();
  return <LazyMall title={title} first={Route.useLoaderData().first} />;
}
