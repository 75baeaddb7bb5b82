import { createFileRoute } from '@tanstack/react-router';
import { loadHomeTicket } from '../app/loaders/home-ticket.ts';
import { usePageInfo } from '../app/use-page-info.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  loader: () => loadHomeTicket(),
  component: HomePage,
});

function HomePage() {
  return <HomeScreen brand={usePageInfo().brand} ticket={Route.useLoaderData()} />;
}
