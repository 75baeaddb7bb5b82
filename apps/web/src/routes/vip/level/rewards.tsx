import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { RewardsScreen } from '../../../features/level/rewards-screen.tsx';

export const Route = createFileRoute('/vip/level/rewards')({
  staticData: { title: '等级奖励', group: '等级', entry: 'app', silent: true },
  component: RewardsPage,
});

function RewardsPage() {
  return (
    <QueryScope>
      <RewardsScreen />
    </QueryScope>
  );
}
