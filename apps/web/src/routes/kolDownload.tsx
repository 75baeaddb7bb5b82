import type { KolSearch } from '@juban/domain/open-app-download';
import { createFileRoute } from '@tanstack/react-router';
import { loadHallArt } from '../features/download/load-hall-art.ts';
import { searchOf } from '../lib/search.ts';
import { DownloadPage } from './download/-download-page.tsx';

export const Route = createFileRoute('/kolDownload')({
  staticData: { title: '达人推荐', group: '下载', entry: 'public', area: 'download' },
  validateSearch: searchOf<keyof KolSearch>(),
  loader: loadHallArt,
  component: () => <DownloadPage search={Route.useSearch()} art={Route.useLoaderData()} recommended />,
});
