import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../../app/soon-screen.tsx';
import { pickSearch } from '../../../lib/search.ts';

export const Route = createFileRoute('/next/vip/m-pc')({
  validateSearch: pickSearch('orderInfoMD5'),
  component: SoonScreen,
});
