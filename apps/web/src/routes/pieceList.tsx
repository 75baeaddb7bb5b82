import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { PIECE_LIST } from '../features/help/pages/piece-list.ts';
import { loadBlockPictures } from '../lib/block-pictures.ts';

export const Route = createFileRoute('/pieceList')({
  staticData: { title: '片单说明', group: '首页', entry: 'public', underHome: true, area: 'help' },
  loader: () => loadBlockPictures('helpplaylist'),
  component: PieceListPage,
});

function PieceListPage() {
  return <HelpScreen page={PIECE_LIST} pictures={Route.useLoaderData()} brand={usePageInfo().brand} />;
}
