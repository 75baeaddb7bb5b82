import { createFileRoute } from '@tanstack/react-router';
import { RightsScreen } from '../../features/games/rights/rights-screen.tsx';

export const Route = createFileRoute('/games/rights')({
  component: RightsScreen,
});
