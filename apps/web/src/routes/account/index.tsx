import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { AccountScreen } from '../../features/account/account-screen.tsx';

export const Route = createFileRoute('/account/')({
  staticData: { title: '我的账号', group: '账号', entry: 'app', silent: true },
  component: AccountPage,
});

function AccountPage() {
  return (
    <QueryScope>
      <AccountScreen />
    </QueryScope>
  );
}
