import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { HomeHero } from '../../features/home/home-hero.tsx';
import { HOME_SCENES } from '../../features/home/home-scenes.ts';
import { useWechatCard } from '../../features/open-app/use-wechat-card.ts';
import { GoScreen } from '../../features/share-app/go-screen.tsx';

export const Route = createFileRoute('/share/goapp')({
  staticData: { title: '前往 App', group: '分享', entry: 'public', underHome: true },
  loader: async ({ location }) => {
    const { loadShareApp } = await import('../../features/share-app/load-share-app.ts');
    return loadShareApp('/share/goapp', location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GoAppPage,
});

function GoAppPage() {
  useWechatCard();
  const { brand } = usePageInfo();
  const { posters } = Route.useLoaderData();
  const scene = HOME_SCENES[brand.id];
  return <GoScreen brand={brand} picture={scene && <HomeHero scene={scene} posters={posters} />} />;
}
