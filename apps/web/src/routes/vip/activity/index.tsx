import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../../lib/search.ts';
import { ActivityPage } from './-activity-page.tsx';

export const Route = createFileRoute('/vip/activity/')({
  validateSearch: searchOf<never>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { loadActivity } = await import('../../../app/loaders/activity.ts');
    return loadActivity('activity', deps);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ActivityRoute,
});

function ActivityRoute() {
  return <ActivityPage activity={Route.useLoaderData().activity} search={Route.useSearch()} />;
}
