import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { callConsole } from '../../lib/call-console.ts';
import { given } from '../../lib/filters.ts';
import { useMay } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { TOPIC_OPTIONS, topicName } from '../../lib/system-names.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { TableSettings } from '../../ui/table-settings.tsx';

type Row = ConsoleOutput<'listDeadLetters'>['messages'][number];
type Revive = ((row: Row) => void) | undefined;

const STATES = [
  { value: 'dead', label: '已放弃' },
  { value: 'retrying', label: '等待重试' },
];

const columnsOf = (revive: Revive): readonly Column<Row>[] => [
  { key: 'topic', title: '种类', width: 120, render: ({ topic }) => topicName(topic) },
  { key: 'key', title: '编号', width: 260, render: ({ key }) => <CopiedNo text={key} /> },
  {
    key: 'attempts',
    title: '已试',
    width: 70,
    align: 'right',
    render: ({ attempts }) => <span className="num">{attempts} 次</span>,
  },
  {
    key: 'error',
    title: '最近一次失败',
    width: 330,
    render: ({ error }) => (
      <span className="bad" title={error}>
        {error || '—'}
      </span>
    ),
  },
  {
    key: 'fail',
    title: '失败时间',
    width: 110,
    align: 'right',
    render: ({ failTime }) => <Moment at={failTime} />,
  },
  {
    key: 'due',
    title: '下次重试',
    width: 110,
    align: 'right',
    render: ({ dueTime }) => (dueTime === null ? <Mark tone="bad">已放弃</Mark> : <Moment at={dueTime} />),
  },
  {
    key: 'act',
    title: '操作',
    width: 80,
    render: (row) =>
      revive ? (
        <Button size="small" onClick={() => revive(row)}>
          重投
        </Button>
      ) : null,
  },
];

export function Messages() {
  const { state = 'dead', topic, after } = useAddress();
  const change = useChangeAddress();
  const may = useMay();
  const [revived, setRevived] = useState<Row>();
  const filter = given({ state, topic, after }) as ConsoleInput<'listDeadLetters'>;
  const read = useRead('listDeadLetters', filter, { keepPrevious: true });
  const revive = may('reviveDeadLetter') ? setRevived : undefined;
  const columns = columnsOf(revive);
  return (
    <>
      <search className="filters">
        <Segmented
          aria-label="状态"
          options={STATES}
          value={state}
          onChange={(value) => change({ state: value === 'dead' ? undefined : value })}
        />
        <FilterSelect name="topic" label="种类" options={TOPIC_OPTIONS} width={148} />
        <span className="grow" />
        <TableSettings name="messages" columns={columns} />
      </search>
      <KeysetTable
        name="messages"
        columns={columns}
        read={read}
        rows={read.data?.messages ?? []}
        next={read.data?.next}
        rowKey={({ key, topic }) => `${topic} ${key}`}
        card={(row) => <Card row={row} revive={revive} />}
        empty={state === 'dead' ? '没有死信' : '没有等待重试的消息'}
      />
      {revived ? <RevivePanel row={revived} onClose={() => setRevived(undefined)} /> : null}
    </>
  );
}

function RevivePanel({ row: { key, topic }, onClose }: { row: Row; onClose: () => void }) {
  return (
    <ActPanel
      title="重投"
      whom={topicName(topic)}
      draftKey={`revive ${key}`}
      onClose={onClose}
      reasons={['对方服务已恢复', '配置已修正', '与对方核对过，没有收到']}
      dryRun={{
        key: `revive ${key}`,
        ask: (signal) =>
          callConsole('reviveDeadLetter', { deadKey: key, ...DRY_RUN }, { signal, withoutStepUp: true }),
      }}
      run={({ key: form, ...why }) => callConsole('reviveDeadLetter', { deadKey: key, ...why, key: form })}
      verb={`重投这条${topicName(topic)}`}
    >
      <p className="t2">马上再送一次；不成功就按完整的时间表重试。对方收到过的，不会办两次。</p>
    </ActPanel>
  );
}

function Card({ row, revive }: { row: Row; revive: Revive }) {
  return (
    <div className="order-card">
      <div className="row between">
        <b>{topicName(row.topic)}</b>
        <span className="s12 t3">
          <Moment at={row.failTime} />
        </span>
      </div>
      <CopiedNo text={row.key} />
      <div className="s12 bad">{row.error}</div>
      {revive ? (
        <Button size="small" onClick={() => revive(row)}>
          重投
        </Button>
      ) : null}
    </div>
  );
}
