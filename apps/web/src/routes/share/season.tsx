import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { useWechatCard } from '../../features/open-app/use-wechat-card.ts';
import { searchOf } from '../../lib/search.ts';
import { LazySeason } from './-lazy-pages.tsx';

export const Route = createFileRoute('/share/season')({
  staticData: {
    title: '剧集详情',
    group: '分享',
    entry: 'public',
    example: '/share/season?id=40001',
    query: ['id'],
    underHome: true,
  },
  validateSearch: searchOf<'id' | 'aliId'>(),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps, location }) => {
    const { loadSeason } = await import('../../features/drama/load-season.ts');
    return loadSeason(deps.id, location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SeasonRoute,
});

function SeasonRoute() {
  // Here and not in the lazy page, because WeChat's menu can forward the page without a touch.
  useWechatCard();
  return <LazySeason data={Route.useLoaderData()} brand={usePageInfo().brand} />;
}
