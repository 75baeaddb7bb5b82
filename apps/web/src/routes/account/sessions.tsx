import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { SessionsScreen } from '../../features/account/sessions-screen.tsx';

export const Route = createFileRoute('/account/sessions')({
  component: SessionsPage,
});

function SessionsPage() {
  return (
    <QueryScope>
      <SessionsScreen />
    </QueryScope>
  );
}
