import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { useRead } from '../../lib/reads.ts';
import { durationText } from '../../lib/system-names.ts';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';

type Row = ConsoleOutput<'listJobs'>[number];

const State = ({ row: { needsHand, lastRun } }: { row: Row }) =>
  needsHand ? (
    <Mark tone="bad">{lastRun === null ? '没有运行过' : '需要处理'}</Mark>
  ) : (
    <Mark tone="good">正常</Mark>
  );

const COLUMNS: readonly Column<Row>[] = [
  { key: 'job', title: '任务', width: 200, render: ({ job }) => <span className="mono">{job}</span> },
  { key: 'state', title: '状态', width: 110, render: (row) => <State row={row} /> },
  {
    key: 'last',
    title: '最近一轮',
    width: 120,
    align: 'right',
    render: ({ lastRun }) => <Moment at={lastRun} />,
  },
  {
    key: 'duration',
    title: '用时',
    width: 100,
    align: 'right',
    render: ({ durationMs, lastRun }) => (
      <span className="num">{lastRun === null ? '—' : durationText(durationMs)}</span>
    ),
  },
  {
    key: 'failure',
    title: '最近失败',
    width: 120,
    align: 'right',
    render: ({ lastFailure }) => <Moment at={lastFailure} />,
  },
  {
    key: 'error',
    title: '失败原因',
    width: 360,
    render: ({ error }) => (
      <span className="t2" title={error}>
        {error}
      </span>
    ),
  },
];

export function Jobs() {
  const read = useRead('listJobs', {});
  return (
    <KeysetTable
      name="jobs"
      columns={COLUMNS}
      read={read}
      rows={read.data ?? []}
      next={null}
      rowKey={({ job }) => job}
      card={(row) => (
        <div className="order-card">
          <div className="row between">
            <b className="mono">{row.job}</b>
            <State row={row} />
          </div>
          {row.error ? <div className="s12 t2">{row.error}</div> : null}
        </div>
      )}
    />
  );
}
