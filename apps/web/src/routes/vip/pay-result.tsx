import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import { PayResultScreen } from '../../features/payment/pay-result-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/vip/pay-result')({
  staticData: { title: '支付结果', group: '会员', entry: 'app' },
  validateSearch: searchOf<'orderNo'>(),
  component: PayResultPage,
});

function PayResultPage() {
  const { orderNo } = Route.useSearch();
  return (
    <QueryScope>
      <PayResultScreen orderNo={orderNo} brand={usePageInfo().brand.id} />
    </QueryScope>
  );
}
