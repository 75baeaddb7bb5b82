import { createFileRoute } from '@tanstack/react-router';
import { SoonScreen } from '../../../app/soon-screen.tsx';

export const Route = createFileRoute('/vip/level/rules')({
  component: SoonScreen,
});
