import { createFileRoute } from '@tanstack/react-router';
import { loadMall } from '../../app/loaders/mall.ts';
import { usePageInfo } from '../../app/use-page-info.ts';
import { MallScreen } from '../../features/mall/mall-screen.tsx';

export const Route = createFileRoute('/mall/')({
  loader: loadMall,
  component: MallPage,
});

function MallPage() {
  const { title } = usePageInfo();
  return <MallScreen title={title} first={Route.useLoaderData().first} />;
}
