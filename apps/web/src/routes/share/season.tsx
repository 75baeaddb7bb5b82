import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { searchOf } from '../../lib/search.ts';
import { LaterSeason } from './-later-pages.tsx';

export const Route = createFileRoute('/share/season')({
  validateSearch: searchOf<'id'>(),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps, location }) => {
    const { loadSeason } = await import('../../app/loaders/drama-season.ts');
    return loadSeason(deps.id, location.search);
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SeasonRoute,
});

function SeasonRoute() {
  return <LaterSeason data={Route.useLoaderData()} brand={usePageInfo().brand} />;
}
