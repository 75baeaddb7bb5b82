import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../../app/soon-screen.tsx';
import { pickSearch } from '../../../lib/search.ts';

export const Route = createFileRoute('/vip/activity/shandian')({
  validateSearch: pickSearch('id'),
  component: SoonScreen,
});
