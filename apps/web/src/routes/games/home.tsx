import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../app/soon-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/games/home')({
  validateSearch: searchOf<'tab'>(),
  component: SoonScreen,
});
