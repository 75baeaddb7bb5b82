import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { LedgerScreen } from '../../../features/level/ledger-screen.tsx';

export const Route = createFileRoute('/vip/level/detail')({
  component: LedgerPage,
});

function LedgerPage() {
  return (
    <QueryScope>
      <LedgerScreen />
    </QueryScope>
  );
}
