import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../../lib/search.ts';
import { ActivityPage } from './-activity-page.tsx';

/** Every activity that has a data file. */
export const Route = createFileRoute('/vip/activity/$name')({
  staticData: {
    title: '会员活动',
    group: '活动',
    entry: 'app',
    pages: {
      '/vip/activity/double11': '双十一活动',
      '/vip/activity/new-year': '新年活动',
      '/vip/activity/51': '五一活动',
      '/vip/activity/101': '国庆活动',
      '/vip/activity/618': '618 活动',
    },
    // The banner reaches the top edge and is dark there, whatever the activity's colours.
    bar: { title: '', color: '#fff', immersive: true, leaves: true },
  },
  validateSearch: searchOf<never>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const { loadActivity } = await import('../../../features/activity/load-activity.ts');
    return loadActivity(params.name, deps);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: VariantRoute,
});

function VariantRoute() {
  return <ActivityPage activity={Route.useLoaderData().activity} search={Route.useSearch()} />;
}
