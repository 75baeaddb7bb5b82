import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { TableScreen } from '../../../features/level/table-screen.tsx';
import { identifyClient } from '../../../lib/client-identity.ts';

export const Route = createFileRoute('/vip/level/table')({
  component: TablePage,
});

function TablePage() {
  const { clientVersion } = identifyClient(Route.useSearch());
  return (
    <QueryScope>
      <TableScreen clientVersion={clientVersion} />
    </QueryScope>
  );
}
