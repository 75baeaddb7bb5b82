import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../app/use-page-info.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { PIECE_LIST_DOTS } from '../features/help/pages/piece-list-dots.ts';

export const Route = createFileRoute('/pieceListDDSP')({
  component: PieceListDotsPage,
});

function PieceListDotsPage() {
  return <HelpScreen page={PIECE_LIST_DOTS} brand={usePageInfo().brand} />;
}
