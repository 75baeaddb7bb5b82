import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { RewardsScreen } from '../../../features/level/rewards-screen.tsx';

export const Route = createFileRoute('/vip/level/rewards')({
  component: RewardsPage,
});

function RewardsPage() {
  return (
    <QueryScope>
      <RewardsScreen />
    </QueryScope>
  );
}
