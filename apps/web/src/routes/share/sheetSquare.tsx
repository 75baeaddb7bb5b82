import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../app/soon-screen.tsx';
import { pickSearch } from '../../lib/search.ts';

export const Route = createFileRoute('/share/sheetSquare')({
  validateSearch: pickSearch('categoryId', 'aliId'),
  component: SoonScreen,
});
