import { createFileRoute } from '@tanstack/react-router';
import { loadHallArt } from '../../features/download/load-hall-art.ts';
import { searchOf } from '../../lib/search.ts';
import { KeywordPage } from './-keyword-page.tsx';

export const Route = createFileRoute('/keyword/')({
  staticData: { title: '看剧口令', group: '下载', entry: 'public', area: 'download' },
  validateSearch: searchOf<'keyword'>(),
  loader: loadHallArt,
  component: () => <KeywordPage keyword={Route.useSearch().keyword} art={Route.useLoaderData()} />,
});
