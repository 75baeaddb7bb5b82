import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../../app/soon-screen.tsx';

export const Route = createFileRoute('/games/my/home')({
  component: SoonScreen,
});
