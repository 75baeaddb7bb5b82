import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { useWechatCard } from '../../features/open-app/use-wechat-card.ts';
import { searchOf } from '../../lib/search.ts';
import { LazyDrama } from './-lazy-pages.tsx';

export const Route = createFileRoute('/share/drama')({
  staticData: {
    title: '好剧分享',
    group: '分享',
    entry: 'public',
    example: '/share/drama?dramaId=40001',
    query: ['dramaId', 'episode'],
    underHome: true,
  },
  validateSearch: searchOf<'dramaId' | 'episode' | 'aliId'>(),
  loaderDeps: ({ search: { dramaId, episode } }) => ({ dramaId, episode }),
  loader: async ({ deps, location }) => {
    const { loadDramaPage } = await import('../../features/drama/load-drama-page.ts');
    return loadDramaPage(deps, location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DramaRoute,
});

function DramaRoute() {
  // Here and not in the lazy page, because WeChat's menu can forward the page without a touch.
  useWechatCard();
  const { episode } = Route.useSearch();
  return <LazyDrama data={Route.useLoaderData()} brand={usePageInfo().brand} episode={episode} />;
}
