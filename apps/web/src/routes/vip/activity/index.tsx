import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../../lib/search.ts';
import { ActivityPage } from './-activity-page.tsx';

export const Route = createFileRoute('/vip/activity/')({
  staticData: {
    title: '会员活动',
    group: '活动',
    entry: 'app',
    // The banner reaches the top edge and is dark there, whatever the activity's colours.
    bar: { title: '', color: '#fff', immersive: true, leaves: true },
  },
  validateSearch: searchOf<never>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { loadActivity } = await import('../../../features/activity/load-activity.ts');
    return loadActivity('activity', deps);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ActivityRoute,
});

function ActivityRoute() {
  return <ActivityPage activity={Route.useLoaderData().activity} search={Route.useSearch()} />;
}
