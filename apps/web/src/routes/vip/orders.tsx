import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../app/query-scope.tsx';
import { usePageInfo } from '../../app/use-page-info.ts';
import { OrderScreen } from '../../features/payment/order-screen.tsx';
import { OrdersScreen } from '../../features/payment/orders-screen.tsx';
import { searchOf } from '../../lib/search.ts';

export const Route = createFileRoute('/vip/orders')({
  staticData: { title: '我的订单', group: '会员', entry: 'app' },
  validateSearch: searchOf<'orderNo'>(),
  component: OrdersPage,
});

function OrdersPage() {
  const { orderNo } = Route.useSearch();
  const brand = usePageInfo().brand.id;
  return (
    <QueryScope>
      {orderNo ? (
        <OrderScreen key={orderNo} orderNo={orderNo} brand={brand} />
      ) : (
        <OrdersScreen brand={brand} />
      )}
    </QueryScope>
  );
}
