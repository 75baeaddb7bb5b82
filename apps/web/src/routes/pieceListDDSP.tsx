import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { PIECE_LIST_DOTS } from '../features/help/pages/piece-list-dots.ts';
import { loadBlockPictures } from '../lib/block-pictures.ts';

export const Route = createFileRoute('/pieceListDDSP')({
  staticData: {
    title: '片单说明',
    group: '首页',
    entry: 'public',
    underHome: true,
    brand: 'ddsp',
    area: 'help',
  },
  loader: () => loadBlockPictures('helpplaylist-dots'),
  component: PieceListDotsPage,
});

function PieceListDotsPage() {
  return <HelpScreen page={PIECE_LIST_DOTS} pictures={Route.useLoaderData()} brand={usePageInfo().brand} />;
}
