import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { secondText } from '@juban/domain/shanghai-words';
import { Link } from '@tanstack/react-router';
import { callLabel } from '../../lib/call-labels.ts';
import { Facts } from '../../ui/facts.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TargetLink } from '../../ui/target-link.tsx';

export type Entry = ConsoleOutput<'listActions'>['entries'][number];

/** One entry in full, with what was before and after. */
export function AuditEntry({ entry, role }: { entry: Entry; role: string }) {
  return (
    <Panel
      title={`${entry.sealed === null ? '' : `#${entry.sealed} `}${callLabel(entry.call)}`}
      extra={entry.sealed === null ? <Mark tone="wait">待封存</Mark> : <Mark tone="good">已封存</Mark>}
    >
      <Facts
        rows={[
          ['谁', `${entry.staff?.name ?? '系统'}${role ? `（${role}）` : ''}`],
          ['对谁', <TargetLink key="target" target={entry.target} />],
          [
            '何时',
            <span key="time" className="num">
              {secondText(entry.time)}
            </span>,
          ],
          [
            '从哪里',
            <span key="address" className="mono">
              {entry.address || '—'}
            </span>,
          ],
          [
            '请求',
            <span key="request" className="mono break">
              {entry.requestId || '—'}
            </span>,
          ],
          ['工单', entry.ticket || '—'],
          ['原因', entry.isErased ? '已随用户注销删除' : entry.reason || '—'],
          ...(entry.approvalId
            ? ([
                [
                  '复核',
                  <Link key="approval" to="/approvals/$id" params={{ id: entry.approvalId }}>
                    查看这条复核
                  </Link>,
                ],
              ] as const)
            : []),
        ]}
      />
      <h3 className="diff-title">前后对比</h3>
      <Diff entry={entry} />
    </Panel>
  );
}

/** The raw values, as a person who checks the log needs them. */
function Diff({ entry: { changes, isErased } }: { entry: Entry }) {
  if (changes.length === 0)
    return (
      <p className="hint">{isErased ? '内容已随用户注销删除，链条仍可校验。' : '这项操作没有改变数据。'}</p>
    );
  return (
    <div className="diff">
      {changes.map(({ what, before, after }) => (
        <div key={`${what} ${before} ${after}`}>
          <span>{what}</span>
          {before === '' ? null : <del>{before}</del>}
          {after === '' ? null : <ins>{after}</ins>}
        </div>
      ))}
    </div>
  );
}
