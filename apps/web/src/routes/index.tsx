import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { loadHomeTicket } from '../features/home/load-home-ticket.ts';
import { loadBlockPictures } from '../lib/block-pictures.ts';

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
