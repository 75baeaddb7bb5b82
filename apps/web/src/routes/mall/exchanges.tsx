import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import { ExchangesScreen } from '../../features/mall/exchanges-screen.tsx';

export const Route = createFileRoute('/mall/exchanges')({
  staticData: { title: '我的兑换', group: '商城', entry: 'app' },
  component: ExchangesPage,
});

function ExchangesPage() {
  const { title } = usePageInfo();
  return (
    <QueryScope>
      <ExchangesScreen title={title} />
    </QueryScope>
  );
}
