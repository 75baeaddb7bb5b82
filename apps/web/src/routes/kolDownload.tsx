import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../app/soon-screen.tsx';
import { searchOf } from '../lib/search.ts';

export const Route = createFileRoute('/kolDownload')({
  validateSearch: searchOf<'kol'>(),
  component: SoonScreen,
});
