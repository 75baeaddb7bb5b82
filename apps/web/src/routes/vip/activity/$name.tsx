import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../../lib/search.ts';
import { ActivityPage } from './-activity-page.tsx';

/** Every variant: whichever name a data file has. */
export const Route = createFileRoute('/vip/activity/$name')({
  validateSearch: searchOf<never>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const { loadActivity } = await import('../../../app/loaders/activity.ts');
    return loadActivity(params.name, deps);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: VariantRoute,
});

function VariantRoute() {
  return <ActivityPage activity={Route.useLoaderData().activity} search={Route.useSearch()} />;
}
