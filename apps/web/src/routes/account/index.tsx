import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { AccountScreen } from '../../features/account/account-screen.tsx';

export const Route = createFileRoute('/account/')({
  component: AccountPage,
});

function AccountPage() {
  return (
    <QueryScope>
      <AccountScreen />
    </QueryScope>
  );
}
