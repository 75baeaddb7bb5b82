import type { KolSearch } from '@juban/domain/open-app-download';
import { createFileRoute } from '@tanstack/react-router';
import { loadHallArt } from '../features/download/load-hall-art.ts';
import { searchOf } from '../lib/search.ts';
import { DownloadPage } from './download/-download-page.tsx';

export const Route = createFileRoute('/guideLuoDi')({
  staticData: { title: '下载引导', group: '下载', entry: 'public', area: 'download' },
  validateSearch: searchOf<keyof KolSearch>(),
  loader: loadHallArt,
  component: () => <DownloadPage search={Route.useSearch()} art={Route.useLoaderData()} guides />,
});
