import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { FILM_CRITIC_DOTS } from '../features/help/pages/film-critic-dots.ts';
import { loadBlockPictures } from '../lib/block-pictures.ts';

export const Route = createFileRoute('/filmCriticDDSP')({
  staticData: {
    title: '影评说明',
    group: '首页',
    entry: 'public',
    underHome: true,
    brand: 'ddsp',
    area: 'help',
  },
  loader: () => loadBlockPictures('helpreview-dots'),
  component: FilmCriticDotsPage,
});

function FilmCriticDotsPage() {
  return <HelpScreen page={FILM_CRITIC_DOTS} pictures={Route.useLoaderData()} brand={usePageInfo().brand} />;
}
