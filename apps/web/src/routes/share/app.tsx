import { createFileRoute, useRouter } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { HomeHero } from '../../features/home/home-hero.tsx';
import { HOME_SCENES } from '../../features/home/home-scenes.ts';
import { useGreeting } from '../../features/open-app/use-greeting.ts';
import { ShareScreen } from '../../features/share-app/share-screen.tsx';

export const Route = createFileRoute('/share/app')({
  loader: async ({ location }) => {
    const { loadShareApp } = await import('../../app/loaders/share-app.ts');
    return loadShareApp('/share/app', location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ShareAppPage,
});

function ShareAppPage() {
  useGreeting();
  const { brand } = usePageInfo();
  const { publicHref } = useRouter().buildLocation({ to: '/share/goapp' });
  const scene = HOME_SCENES[brand.id];
  return <ShareScreen brand={brand} picture={scene && <HomeHero scene={scene} />} path={publicHref} />;
}
