import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { SessionsScreen } from '../../features/account/sessions-screen.tsx';

export const Route = createFileRoute('/account/sessions')({
  staticData: { title: '登录管理', group: '账号', entry: 'app', silent: true },
  component: SessionsPage,
});

function SessionsPage() {
  return (
    <QueryScope>
      <SessionsScreen />
    </QueryScope>
  );
}
