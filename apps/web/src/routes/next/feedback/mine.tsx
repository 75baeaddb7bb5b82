import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { MineScreen } from '../../../features/feedback/mine-screen.tsx';

export const Route = createFileRoute('/next/feedback/mine')({
  component: MinePage,
});

function MinePage() {
  return (
    <QueryScope>
      <MineScreen />
    </QueryScope>
  );
}
