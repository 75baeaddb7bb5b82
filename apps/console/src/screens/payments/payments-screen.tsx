import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../lib/address.ts';
import { dayEnd, dayStart, given } from '../../lib/filters.ts';
import { useRead } from '../../lib/reads.ts';
import { optionsOf, PAYMENT_STATES, PROVIDER_OPTIONS, providerName } from '../../lib/state-names.ts';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { OrderLink, UserLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { TableSettings } from '../../ui/table-settings.tsx';

type Row = ConsoleOutput<'listPayments'>['payments'][number];

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no', title: '支付单号', width: 216, render: ({ paymentNo }) => <CopiedNo text={paymentNo} /> },
  { key: 'order', title: '订单号', width: 204, render: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  { key: 'user', title: '用户', width: 96, render: ({ userId }) => <UserLink id={userId} /> },
  { key: 'provider', title: '渠道', width: 92, render: ({ provider }) => providerName(provider) },
  { key: 'fen', title: '金额', width: 96, align: 'right', render: ({ fen }) => <Money fen={fen} strong /> },
  {
    key: 'refunded',
    title: '已退',
    width: 96,
    align: 'right',
    render: ({ refundedFen }) =>
      refundedFen > 0 ? <Money fen={-refundedFen} /> : <span className="t3">—</span>,
  },
  {
    key: 'state',
    title: '状态',
    width: 94,
    render: ({ state }) => <StateMark names={PAYMENT_STATES} state={state} />,
  },
  {
    key: 'trade',
    title: '渠道流水号',
    width: 190,
    render: ({ tradeNo }) => (tradeNo ? <CopiedNo text={tradeNo} /> : <span className="t3">未知</span>),
  },
  {
    key: 'pay',
    title: '支付时间',
    width: 104,
    align: 'right',
    render: ({ payTime }) => <Moment at={payTime} />,
  },
  {
    key: 'create',
    title: '创建时间',
    width: 104,
    align: 'right',
    startsHidden: true,
    render: ({ createTime }) => <Moment at={createTime} />,
  },
];

export default function PaymentsScreen() {
  const { brand, provider, state, from, until, after } = useAddress();
  const filter = given({ brand, provider, state, from: dayStart(from), until: dayEnd(until), after });
  const read = useRead('listPayments', filter as ConsoleInput<'listPayments'>, { keepPrevious: true });
  return (
    <div className="page full">
      <PageHead name="支付" note="每一次向渠道发起的付款，从新到旧。一笔订单可以有几次支付。" />
      <section className="panel flush">
        <search className="filters">
          <FilterDays label="创建时间" />
          <FilterSelect name="state" label="状态" options={optionsOf(PAYMENT_STATES)} />
          <FilterSelect name="provider" label="渠道" options={PROVIDER_OPTIONS} />
          <span className="grow" />
          <TableSettings name="payments" columns={COLUMNS} />
        </search>
        <KeysetTable
          name="payments"
          columns={COLUMNS}
          read={read}
          rows={read.data?.payments ?? []}
          next={read.data?.next}
          rowKey={({ paymentNo }) => paymentNo}
          card={(row) => <Card row={row} />}
          empty="没有符合条件的支付"
        />
      </section>
    </div>
  );
}

function Card({ row }: { row: Row }) {
  return (
    <Link to="/orders/$orderNo" params={{ orderNo: row.orderNo }} className="order-card">
      <div className="row between">
        <span>{providerName(row.provider)}</span>
        <StateMark names={PAYMENT_STATES} state={row.state} />
      </div>
      <div className="row between base">
        <span className="no clip">{row.orderNo}</span>
        <Money fen={row.fen} strong />
      </div>
      <div className="row between s12 t3">
        <span className="clip">{row.tradeNo || '流水号未知'}</span>
        <Moment at={row.createTime} />
      </div>
    </Link>
  );
}
