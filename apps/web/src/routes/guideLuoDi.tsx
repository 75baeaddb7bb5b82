import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../lib/search.ts';
import { DownloadPage, type KolSearch } from './download/-download-page.tsx';

export const Route = createFileRoute('/guideLuoDi')({
  validateSearch: searchOf<keyof KolSearch>(),
  component: () => <DownloadPage search={Route.useSearch()} guides />,
});
