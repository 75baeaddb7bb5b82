import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { HomeHero } from '../../features/home/home-hero.tsx';
import { HOME_SCENES } from '../../features/home/home-scenes.ts';
import { useWechatCard } from '../../features/open-app/use-wechat-card.ts';
import { pathForFriends } from '../../features/share-app/path-for-friends.ts';
import { ShareScreen } from '../../features/share-app/share-screen.tsx';

export const Route = createFileRoute('/share/app')({
  staticData: { title: '分享 App', group: '分享', entry: 'public', underHome: true },
  loader: async ({ location }) => {
    const { loadShareApp } = await import('../../features/share-app/load-share-app.ts');
    return loadShareApp('/share/app', location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ShareAppPage,
});

function ShareAppPage() {
  useWechatCard();
  const { brand } = usePageInfo();
  const path = pathForFriends(Route.useSearch());
  const { posters } = Route.useLoaderData();
  const scene = HOME_SCENES[brand.id];
  return (
    <ShareScreen brand={brand} picture={scene && <HomeHero scene={scene} posters={posters} />} path={path} />
  );
}
