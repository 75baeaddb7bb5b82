import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { HomeScreen } from '../features/home/home-screen.tsx';

export const Route = createFileRoute('/')({
  component: HomePage,
});

function HomePage() {
  return <HomeScreen brand={usePageInfo().brand} />;
}
