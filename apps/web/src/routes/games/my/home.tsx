import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { MineScreen } from '../../../features/games/mine/mine-screen.tsx';

export const Route = createFileRoute('/games/my/home')({
  staticData: { title: '我的游戏', group: '游戏', entry: 'app', silent: true },
  component: MyHomePage,
});

function MyHomePage() {
  const { title } = usePageInfo();
  return (
    <QueryScope>
      <MineScreen title={title} />
    </QueryScope>
  );
}
