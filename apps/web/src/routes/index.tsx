import { createFileRoute } from '@tanstack/react-router';
import { loadBlockPictures } from '../app/loaders/block-pictures.ts';
import { loadHomeTicket } from '../app/loaders/home-ticket.ts';
import { usePageInfo } from '../app/use-page-info.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: '首页', group: '首页', entry: 'public' },
  loader: async () => {
    const [ticket, posters] = await Promise.all([loadHomeTicket(), loadBlockPictures('homescene')]);
    return { ticket, posters };
  },
  component: HomePage,
});

function HomePage() {
  const { ticket, posters } = Route.useLoaderData();
  return <HomeScreen brand={usePageInfo().brand} ticket={ticket} posters={posters} />;
}
