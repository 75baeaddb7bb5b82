import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import { PointsScreen } from '../../features/mall/points-screen.tsx';

export const Route = createFileRoute('/mall/points')({
  staticData: { title: '赚积分', group: '商城', entry: 'app' },
  component: PointsPage,
});

function PointsPage() {
  const { title } = usePageInfo();
  return (
    <QueryScope>
      <PointsScreen title={title} />
    </QueryScope>
  );
}
