import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../../app/soon-screen.tsx';
import { pickSearch } from '../../../lib/search.ts';

export const Route = createFileRoute('/next/vip/handoff')({
  validateSearch: pickSearch('orderInfoMD5', 'renew', 'tip', 'payChannel'),
  component: SoonScreen,
});
