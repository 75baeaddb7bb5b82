import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAddress } from '../../lib/address.ts';
import { count, yuan } from '../../lib/format.ts';
import { type OrderFilter, orderFilterOf } from '../../lib/order-filter.ts';
import { useRead } from '../../lib/reads.ts';
import { KeysetTable } from '../../ui/keyset-table.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ExportOrders } from './export-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { ORDER_COLUMNS } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { SavedViews } from './saved-views.tsx';

export default function OrdersScreen() {
  const address = useAddress();
  const filter = orderFilterOf(address);
  const read = useRead(
    'listOrders',
    { ...filter, ...(address.after && { after: address.after }) },
    { keepPrevious: true },
  );
  return (
    <div className="page full">
      <PageHead name="订单" note={<Sums filter={filter} />}>
        <Button icon={<ReloadOutlined />} loading={read.isFetching} onClick={() => void read.refetch()}>
          刷新
        </Button>
        <ExportOrders filter={filter} />
      </PageHead>
      <section className="panel flush">
        <SavedViews />
        <OrderFilters />
        <KeysetTable
          name="orders"
          columns={ORDER_COLUMNS}
          read={read}
          rows={read.data?.orders ?? []}
          next={read.data?.next}
          rowKey={({ orderNo }) => orderNo}
          card={(row) => <OrderCard row={row} />}
          empty="没有符合条件的订单"
        />
      </section>
    </div>
  );
}

/** Totals of the filter. Above a bound the server stops counting and says so. */
function Sums({ filter }: { filter: OrderFilter }) {
  const { data, error } = useRead('sumOrders', filter, { keepPrevious: true });
  if (error) return <>合计没有读到</>;
  if (!data) return <>正在合计…</>;
  const least = data.isCapped ? '至少 ' : '';
  return (
    <span className="num">
      {least}
      {count(data.orders)} 笔，已支付 {count(data.paidOrders)} 笔，实收 {yuan(data.paidFen)}，退款{' '}
      {yuan(data.refundedFen)}
    </span>
  );
}
