import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { PIECE_LIST_DOTS } from '../features/help/help-pages.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';

export const Route = createFileRoute('/pieceListDDSP')({
  component: PieceListDotsPage,
});

function PieceListDotsPage() {
  return <HelpScreen page={PIECE_LIST_DOTS} brand={usePageInfo().brand} />;
}
