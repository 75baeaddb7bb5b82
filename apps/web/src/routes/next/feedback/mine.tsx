import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { MineScreen } from '../../../features/feedback/mine-screen.tsx';

export const Route = createFileRoute('/next/feedback/mine')({
  staticData: { title: '我的反馈', group: '其他', entry: 'app', silent: true },
  component: MinePage,
});

function MinePage() {
  return (
    <QueryScope>
      <MineScreen />
    </QueryScope>
  );
}
