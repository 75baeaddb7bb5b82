import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { loadLevelBlock } from '../../../features/level/load-level-block.ts';
import { TableScreen } from '../../../features/level/table-screen.tsx';
import { identifyClient } from '../../../platform/session/client-identity.ts';

export const Route = createFileRoute('/vip/level/table')({
  staticData: { title: '分级权益', group: '等级', entry: 'app', silent: true },
  loader: () => loadLevelBlock(),
  component: TablePage,
});

function TablePage() {
  const { clientVersion } = identifyClient(Route.useSearch());
  return (
    <QueryScope>
      <TableScreen block={Route.useLoaderData()} clientVersion={clientVersion} />
    </QueryScope>
  );
}
