import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Link } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { callLabel } from '../../lib/call-labels.ts';
import { given } from '../../lib/filters.ts';
import { useMe } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { APPROVAL_STATES } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { TargetLink } from '../../ui/target-link.tsx';

type Row = ConsoleOutput<'listApprovals'>['approvals'][number];

const summaryOf = ({ changes }: Row) =>
  changes.map(({ what, before, after }) => `${what} ${before || '—'} → ${after || '—'}`).join('；');

const Act = ({ row }: { row: Row }) => (
  <Link to="/approvals/$id" params={{ id: row.id }}>
    {callLabel(row.call)}
  </Link>
);

function columnsFor(ownId: string): readonly Column<Row>[] {
  return [
    { key: 'act', title: '要做什么', width: 116, render: (row) => <Act row={row} /> },
    { key: 'target', title: '对谁', width: 220, render: ({ target }) => <TargetLink target={target} /> },
    {
      key: 'changes',
      title: '会变什么',
      width: 300,
      render: (row) => <span title={summaryOf(row)}>{summaryOf(row)}</span>,
    },
    {
      key: 'brand',
      title: '品牌',
      width: 100,
      render: ({ brand }) => (brand ? <BrandName brand={brand} /> : '—'),
    },
    {
      key: 'who',
      title: '提交人',
      width: 90,
      render: ({ proposer }) => (proposer.id === ownId ? '我' : proposer.name),
    },
    {
      key: 'time',
      title: '提交时间',
      width: 104,
      align: 'right',
      render: ({ proposeTime }) => <Moment at={proposeTime} />,
    },
    {
      key: 'until',
      title: '有效至',
      width: 104,
      align: 'right',
      render: ({ expireTime }) => <Moment at={expireTime} />,
    },
    {
      key: 'state',
      title: '状态',
      width: 116,
      render: ({ state, isMine }) =>
        state === 'open' && isMine ? (
          <Mark tone="warn">等我复核</Mark>
        ) : (
          <StateMark names={APPROVAL_STATES} state={state} />
        ),
    },
  ];
}

export default function ApprovalsScreen() {
  const { state = 'open', after } = useAddress();
  const change = useChangeAddress();
  const { id } = useMe();
  const columns = columnsFor(id);
  const read = useRead('listApprovals', given({ state, after }) as ConsoleInput<'listApprovals'>, {
    keepPrevious: true,
  });
  return (
    <div className="page full">
      <PageHead
        name="审批"
        note="超过限额的操作要第二个人同意。自己提交的不能自己通过；72 小时没有决定就过期。"
      />
      <section className="panel flush">
        <div className="filters">
          <Segmented
            aria-label="状态"
            options={[
              { value: 'open', label: '待复核' },
              { value: 'closed', label: '已结束' },
            ]}
            value={state}
            onChange={(value) => change({ state: value })}
          />
        </div>
        <KeysetTable
          name="approvals"
          columns={columns}
          read={read}
          rows={read.data?.approvals ?? []}
          next={read.data?.next}
          rowKey={(row) => row.id}
          card={(row) => <Card row={row} />}
          empty={state === 'open' ? '没有等待复核的提交' : '还没有结束的提交'}
        />
      </section>
    </div>
  );
}

function Card({ row }: { row: Row }) {
  return (
    <div className="order-card">
      <div className="row between">
        <b>
          <Act row={row} />
        </b>
        <StateMark names={APPROVAL_STATES} state={row.state} />
      </div>
      <div>{summaryOf(row)}</div>
      <div className="row between s12 t3">
        <span>{row.proposer.name}</span>
        <Moment at={row.proposeTime} />
      </div>
    </div>
  );
}
