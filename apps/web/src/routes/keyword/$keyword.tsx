import { createFileRoute } from '@tanstack/react-router';
import { loadHallArt } from '../../features/download/load-hall-art.ts';
import { KeywordPage } from './-keyword-page.tsx';

export const Route = createFileRoute('/keyword/$keyword')({
  staticData: {
    title: '看剧口令',
    group: '下载',
    entry: 'public',
    example: '/keyword/8888',
    area: 'download',
  },
  loader: loadHallArt,
  component: () => <KeywordPage keyword={Route.useParams().keyword} art={Route.useLoaderData()} />,
});
