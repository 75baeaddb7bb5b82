import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { count, spanText } from '../../lib/format.ts';
import { useMay } from '../../lib/me.ts';
import { readOf } from '../../lib/reads.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Empty, Shown } from '../../ui/states.tsx';

type Runs = ConsoleOutput<'listInvariants'>;
type Run = NonNullable<Runs['last']>;
type Row = Run['invariants'][number];

const WHILE_RUNNING_MS = 2_000;

const invariantsQuery = {
  ...readOf('listInvariants', {}),
  refetchInterval: ({ state }: { state: { data?: Runs | undefined } }) =>
    state.data?.running ? WHILE_RUNNING_MS : false,
} as const;

/** On no row at all, nothing was proved. */
const Result = ({ row: { broken, rows } }: { row: Row }) =>
  broken > 0 ? (
    <Mark tone="bad">{count(broken)} 行不成立</Mark>
  ) : rows === 0 ? (
    <Mark tone="mute">没有数据</Mark>
  ) : (
    <Mark tone="good">成立</Mark>
  );

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', title: '规则', width: 560, render: ({ name }) => <span title={name}>{name}</span> },
  {
    key: 'promises',
    title: '承诺编号',
    width: 110,
    render: ({ promises }) => <span className="t2">{promises.join('、') || '—'}</span>,
  },
  {
    key: 'rows',
    title: '检查行数',
    width: 110,
    align: 'right',
    render: ({ rows }) => <span className="num">{count(rows)}</span>,
  },
  { key: 'result', title: '结果', width: 140, render: (row) => <Result row={row} /> },
];

export function Invariants() {
  const read = useQuery(invariantsQuery);
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Shown read={read} rows={10}>
        {({ running, last }) => (
          <>
            <div className="invariants-head" role="status">
              <Told running={running} last={last} />
              <span className="grow" />
              {may('runInvariants') ? (
                <Button disabled={running !== null} onClick={() => setAsking(true)}>
                  立即检查
                </Button>
              ) : null}
            </div>
            {last ? <Report run={last} read={read} /> : <Empty title="还没有检查过" />}
          </>
        )}
      </Shown>
      {isAsking ? <RunPanel onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Told({ running, last }: Runs) {
  if (running)
    return (
      <>
        <Mark tone="wait">检查中</Mark>
        <Who run={running} verb="开始于" />
      </>
    );
  if (!last) return <span className="hint">从来没有检查过</span>;
  const { state, failure, broken, invariants, startTime, endTime } = last;
  return (
    <>
      {state === 'failed' ? (
        <Mark tone="bad">没有查完</Mark>
      ) : broken > 0 ? (
        <Mark tone="bad">{count(broken)} 条不成立</Mark>
      ) : (
        <Mark tone="good">{count(invariants.length)} 条全部成立</Mark>
      )}
      <Who run={last} verb="检查于" />
      {endTime === null ? null : <span className="hint">用时 {spanText(endTime - startTime)}</span>}
      {failure ? <span className="bad">{failure}</span> : null}
    </>
  );
}

const Who = ({ run: { staff, startTime }, verb }: { run: Run; verb: string }) => (
  <span className="t2">
    {staff?.name ?? '系统'} {verb} <Moment at={startTime} long />
  </span>
);

function Report({ run, read }: { run: Run; read: ReturnType<typeof useQuery<Runs>> }) {
  const broken = run.invariants.filter((one) => one.broken > 0);
  const sorted = [...broken, ...run.invariants.filter((one) => one.broken === 0)];
  return (
    <>
      {broken.length > 0 ? (
        <ul className="broken-list">
          {broken.map(({ name, broken: rows, examples }) => (
            <li key={name}>
              <div className="row g8">
                <b>{name}</b>
                <Mark tone="bad">{count(rows)} 行</Mark>
              </div>
              <ul className="examples">
                {examples.map((example) => (
                  <li key={example}>
                    <code>{example}</code>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : null}
      <KeysetTable
        name="invariants"
        columns={COLUMNS}
        read={read}
        rows={sorted}
        next={null}
        rowKey={({ name }) => name}
        card={(row) => (
          <div className="order-card">
            <b>{row.name}</b>
            <div className="row between s12 t3">
              <span>{count(row.rows)} 行</span>
              <Result row={row} />
            </div>
          </div>
        )}
      />
    </>
  );
}

function RunPanel({ onClose }: { onClose: () => void }) {
  return (
    <ActPanel
      title="检查不变量"
      whom="全部数据"
      draftKey="invariants"
      onClose={onClose}
      reasons={['每日检查', '修复后复查', '发布后检查']}
      dryRun={null}
      run={async ({ reason }) => {
        await callConsole('runInvariants', { reason });
        return { results: ['检查在后台进行，结果会出现在这一页。'] };
      }}
      verb="开始检查"
      hasTicket={false}
    >
      <p className="t2">只读取，不改任何数据。数据多时要几分钟，可以离开这一页。</p>
    </ActPanel>
  );
}
