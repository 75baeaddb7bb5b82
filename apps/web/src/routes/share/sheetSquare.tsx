import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../app/soon-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/share/sheetSquare')({
  validateSearch: searchOf<'categoryId' | 'aliId'>(),
  component: SoonScreen,
});
