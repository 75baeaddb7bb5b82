import type { ConsoleInput } from '@juban/contract/console/console-schemas';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { CALL_OPTIONS, callLabel } from '../../lib/call-labels.ts';
import { dayEnd, dayStart, given } from '../../lib/filters.ts';
import { useMay, useMe } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { FilterText } from '../../ui/filter-text.tsx';
import { type Column, KeysetTable } from '../../ui/keyset-table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { AuditEntry, type Entry } from './audit-entry.tsx';
import { type RoleName, useRoleName } from './role-name.ts';
import { VerifyButton } from './verify-button.tsx';
import './audit.css';

const columnsOf = (open: (entry: Entry) => void, roleName: RoleName): readonly Column<Entry>[] => [
  {
    key: 'no',
    title: '序号',
    width: 76,
    render: ({ sealed }) => <span className="num t3">{sealed ?? '待封'}</span>,
  },
  { key: 'time', title: '时间', width: 104, render: ({ time }) => <Moment at={time} /> },
  {
    key: 'who',
    title: '谁',
    width: 150,
    render: ({ staff, role }) => (
      <>
        {staff?.name ?? '系统'} <span className="t3 s12">{roleName(role)}</span>
      </>
    ),
  },
  {
    key: 'call',
    title: '做了什么',
    width: 140,
    render: (entry) => (
      <button type="button" className="plain-link" onClick={() => open(entry)}>
        {callLabel(entry.call)}
      </button>
    ),
  },
  { key: 'target', title: '对谁', width: 190, render: ({ target }) => <TargetLink target={target} /> },
  {
    key: 'reason',
    title: '原因',
    width: 200,
    render: ({ reason, isErased }) =>
      isErased ? <span className="t3">已随用户注销删除</span> : <span title={reason}>{reason}</span>,
  },
  { key: 'ticket', title: '工单', width: 100, startsHidden: true, render: ({ ticket }) => ticket },
  {
    key: 'address',
    title: '地址',
    width: 120,
    startsHidden: true,
    render: ({ address }) => <span className="mono">{address}</span>,
  },
];

export default function AuditScreen() {
  const { target, staff, call, from, until, after } = useAddress();
  const may = useMay();
  const { permissions } = useMe();
  const [opened, setOpened] = useState<Entry>();
  const filter = given({ target, staff, call, from: dayStart(from), until: dayEnd(until), after });
  const read = useRead('listActions', filter as ConsoleInput<'listActions'>, { keepPrevious: true });
  const roleName = useRoleName();
  const entries = read.data?.entries ?? [];
  const shown = entries.find(({ id }) => id === opened?.id) ?? entries[0];
  const isAll = permissions.includes('audit.read');
  return (
    <div className="page full">
      <PageHead
        name="操作记录"
        note={isAll ? '只增不改。每条记录封入哈希链，任何改动都会被发现。' : '你自己的操作记录。只增不改。'}
      >
        {may('verifyActions') ? <VerifyButton /> : null}
      </PageHead>
      <div className="split audit">
        <section className="panel flush">
          <search className="filters">
            <FilterText name="target" label="对象，如 user:10000001" width={190} />
            {isAll ? <FilterText name="staff" label="员工编号" width={100} /> : null}
            <FilterSelect name="call" label="动作" options={CALL_OPTIONS} width={150} />
            <FilterDays />
          </search>
          <KeysetTable
            name="audit"
            columns={columnsOf(setOpened, roleName)}
            read={read}
            rows={entries}
            next={read.data?.next}
            rowKey={({ id }) => id}
            card={(entry) => <Card entry={entry} onOpen={() => setOpened(entry)} />}
            empty="没有符合条件的记录"
            rowClassName={({ id }) => (id === shown?.id ? 'chosen-row' : '')}
            onRow={setOpened}
          />
        </section>
        {shown ? <AuditEntry entry={shown} role={roleName(shown.role)} /> : null}
      </div>
    </div>
  );
}

function Card({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  return (
    <div className="order-card">
      <div className="row between">
        <button type="button" className="plain-link" onClick={onOpen}>
          {callLabel(entry.call)}
        </button>
        <Moment at={entry.time} />
      </div>
      <div className="row between s12 t3">
        <span>{entry.staff?.name ?? '系统'}</span>
        <TargetLink target={entry.target} />
      </div>
    </div>
  );
}
