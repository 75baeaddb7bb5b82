import { createFileRoute } from '@tanstack/react-router';
import { RightsScreen } from '../../features/games/rights/rights-screen.tsx';

export const Route = createFileRoute('/games/rights')({
  staticData: { title: '玩家权益', group: '游戏', entry: 'app' },
  component: RightsScreen,
});
