import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { HomeHero } from '../../features/home/home-hero.tsx';
import { HOME_SCENES } from '../../features/home/home-scenes.ts';
import { GoScreen } from '../../features/share-app/go-screen.tsx';

export const Route = createFileRoute('/share/goapp')({
  component: GoAppPage,
});

function GoAppPage() {
  const { brand } = usePageInfo();
  const scene = HOME_SCENES[brand.id];
  return <GoScreen brand={brand} picture={scene && <HomeHero scene={scene} />} />;
}
