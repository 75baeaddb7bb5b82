import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { LedgerScreen } from '../../../features/level/ledger-screen.tsx';

export const Route = createFileRoute('/vip/level/detail')({
  staticData: { title: 'V力值明细', group: '等级', entry: 'app', silent: true },
  component: LedgerPage,
});

function LedgerPage() {
  return (
    <QueryScope>
      <LedgerScreen />
    </QueryScope>
  );
}
