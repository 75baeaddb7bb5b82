import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import { RenewalsScreen } from '../../features/renewal/renewals-screen.tsx';

export const Route = createFileRoute('/vip/renewals')({
  staticData: { title: '我的续费', group: '会员', entry: 'app' },
  component: RenewalsPage,
});

function RenewalsPage() {
  const brand = usePageInfo().brand.id;
  return (
    <QueryScope>
      <RenewalsScreen brand={brand} />
    </QueryScope>
  );
}
