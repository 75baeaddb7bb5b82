import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { SettingScreen } from '../../../features/games/mine/setting-screen.tsx';

export const Route = createFileRoute('/games/my/setting')({
  staticData: { title: '游戏设置', group: '游戏', entry: 'app', silent: true },
  component: SettingPage,
});

function SettingPage() {
  const { title } = usePageInfo();
  return (
    <QueryScope>
      <SettingScreen title={title} />
    </QueryScope>
  );
}
