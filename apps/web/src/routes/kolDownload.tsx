import type { KolSearch } from '@juban/domain/open-app-download';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../lib/search.ts';
import { DownloadPage } from './download/-download-page.tsx';

export const Route = createFileRoute('/kolDownload')({
  validateSearch: searchOf<keyof KolSearch>(),
  component: () => <DownloadPage search={Route.useSearch()} recommended />,
});
