import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { FILM_CRITIC } from '../features/help/pages/film-critic.ts';
import { loadBlockPictures } from '../lib/block-pictures.ts';

export const Route = createFileRoute('/filmCritic')({
  staticData: { title: '影评说明', group: '首页', entry: 'public', underHome: true, area: 'help' },
  loader: () => loadBlockPictures('helpreview'),
  component: FilmCriticPage,
});

function FilmCriticPage() {
  return <HelpScreen page={FILM_CRITIC} pictures={Route.useLoaderData()} brand={usePageInfo().brand} />;
}
