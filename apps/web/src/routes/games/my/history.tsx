import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { HistoryScreen } from '../../../features/games/mine/history-screen.tsx';

export const Route = createFileRoute('/games/my/history')({
  staticData: { title: '游戏记录', group: '游戏', entry: 'app', silent: true },
  component: HistoryPage,
});

function HistoryPage() {
  const { title } = usePageInfo();
  return (
    <QueryScope>
      <HistoryScreen title={title} />
    </QueryScope>
  );
}
