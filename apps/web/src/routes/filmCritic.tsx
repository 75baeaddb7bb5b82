import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { FILM_CRITIC } from '../features/help/help-pages.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';

export const Route = createFileRoute('/filmCritic')({
  component: FilmCriticPage,
});

function FilmCriticPage() {
  return <HelpScreen page={FILM_CRITIC} brand={usePageInfo().brand} />;
}
