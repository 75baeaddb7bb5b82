import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../app/soon-screen.tsx';
import { pickSearch } from '../../lib/search.ts';

export const Route = createFileRoute('/vip/pay-result')({
  validateSearch: pickSearch('orderNo'),
  component: SoonScreen,
});
