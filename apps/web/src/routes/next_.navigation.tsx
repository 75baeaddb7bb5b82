import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { usePageInfo } from '../app/use-page-info.ts';
import { NavigationScreen } from '../features/navigation/navigation-screen.tsx';
import type { Topic } from '../features/navigation/topic-data.ts';
import { useOpenApp } from '../features/open-app/use-open-app.tsx';
import { searchOf } from '../lib/search.ts';

/** Outside of its area's shell, because it has no bar and should not load one. */
export const Route = createFileRoute('/next_/navigation')({
  staticData: {
    title: '专题',
    group: '其他',
    entry: 'public',
    example: '/next/navigation?id=701',
    query: ['id'],
    area: 'topic',
  },
  validateSearch: searchOf<'id'>(),
  loaderDeps: ({ search: { id = '' } }) => ({ id }),
  loader: async ({ deps, location }) => {
    const { loadNavigation } = await import('../features/navigation/load-navigation.ts');
    return loadNavigation(deps.id, location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: NavigationPage,
});

function NavigationPage() {
  const answer = Route.useLoaderData();
  if (!answer.found) return <NotFoundScreen />;
  return <TopicPage key={answer.topic.navigation.id} topic={answer.topic} />;
}

function TopicPage({ topic }: { topic: Topic }) {
  const { brand } = usePageInfo();
  return <NavigationScreen topic={topic} brand={brand} appLink={useOpenApp(brand)} />;
}
