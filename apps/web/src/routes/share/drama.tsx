import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../app/soon-screen.tsx';
import { pickSearch } from '../../lib/search.ts';

export const Route = createFileRoute('/share/drama')({
  validateSearch: pickSearch('dramaId', 'episode', 'aliId'),
  component: SoonScreen,
});
