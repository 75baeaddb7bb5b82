import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Link } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { given } from '../../lib/filters.ts';
import { useRead } from '../../lib/reads.ts';
import { HOLD_KINDS, HOLD_STATES } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { UserLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { TableSettings } from '../../ui/table-settings.tsx';

type Row = ConsoleOutput<'listHolds'>['holds'][number];

const STATES = [
  { value: 'held', label: '待复核' },
  { value: 'released', label: '已放行' },
  { value: 'refused', label: '已拒绝' },
];
const KIND_OPTIONS = Object.entries(HOLD_KINDS).map(([value, label]) => ({ value, label }));

const HoldLink = ({ row: { kind, id } }: { row: Row }) => (
  <Link to="/holds/$kind/$id" params={{ kind, id }} className="no">
    {id}
  </Link>
);

const User = ({ userId }: { userId: string | null }) =>
  userId === null ? <span className="t3">没有账号</span> : <UserLink id={userId} />;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kind', title: '种类', width: 84, render: ({ kind }) => HOLD_KINDS[kind] },
  { key: 'id', title: '编号', width: 232, render: (row) => <HoldLink row={row} /> },
  { key: 'brand', title: '品牌', width: 104, render: ({ brand }) => <BrandName brand={brand} /> },
  { key: 'user', title: '用户', width: 96, render: ({ userId }) => <User userId={userId} /> },
  { key: 'rule', title: '规则', width: 132, render: ({ ruleTitle }) => ruleTitle },
  {
    key: 'facts',
    title: '依据',
    width: 300,
    render: ({ facts }) => <span title={facts}>{facts}</span>,
  },
  {
    key: 'state',
    title: '状态',
    width: 92,
    render: ({ state }) => <StateMark names={HOLD_STATES} state={state} />,
  },
  {
    key: 'time',
    title: '拦下时间',
    width: 104,
    align: 'right',
    render: ({ holdTime }) => <Moment at={holdTime} />,
  },
  { key: 'decider', title: '决定人', width: 90, startsHidden: true, render: ({ decider }) => decider || '—' },
  {
    key: 'reason',
    title: '决定原因',
    width: 180,
    startsHidden: true,
    render: ({ reason }) => reason || '—',
  },
];

export default function HoldsScreen() {
  const { brand, state = 'held', kind, after } = useAddress();
  const change = useChangeAddress();
  const filter = given({ brand, state, kind, after }) as ConsoleInput<'listHolds'>;
  const read = useRead('listHolds', filter, { keepPrevious: true });
  return (
    <div className="page full">
      <PageHead name="风控复核" note="规则拦下的订单、免费领取和积分兑换。放行就交付，拒绝的订单原路退款。" />
      <section className="panel flush">
        <search className="filters">
          <Segmented
            aria-label="状态"
            options={STATES}
            value={state}
            onChange={(value) => change({ state: value === 'held' ? undefined : value })}
          />
          <FilterSelect name="kind" label="种类" options={KIND_OPTIONS} />
          <span className="grow" />
          <TableSettings name="holds" columns={COLUMNS} />
        </search>
        <KeysetTable
          name="holds"
          columns={COLUMNS}
          read={read}
          rows={read.data?.holds ?? []}
          next={read.data?.next}
          rowKey={(row) => `${row.kind} ${row.id}`}
          card={(row) => <Card row={row} />}
          empty={state === 'held' ? '没有等待复核的' : '没有符合条件的记录'}
        />
      </section>
    </div>
  );
}

function Card({ row }: { row: Row }) {
  return (
    <div className="order-card">
      <div className="row between">
        <BrandName brand={row.brand} />
        <StateMark names={HOLD_STATES} state={row.state} />
      </div>
      <b>
        {HOLD_KINDS[row.kind]} · {row.ruleTitle}
      </b>
      <div className="t2">{row.facts}</div>
      <div className="row between s12 t3">
        <HoldLink row={row} />
        <Moment at={row.holdTime} />
      </div>
    </div>
  );
}
