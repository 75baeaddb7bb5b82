import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../app/soon-screen.tsx';
import { pickSearch } from '../../lib/search.ts';

export const Route = createFileRoute('/next/agreement')({
  validateSearch: pickSearch('type', 'id'),
  component: SoonScreen,
});
