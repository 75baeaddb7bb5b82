import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../app/soon-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/next/simple_vip')({
  validateSearch: searchOf<'source' | 'from_path' | 'goods_code'>(),
  component: SoonScreen,
});
