import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Link, useParams } from '@tanstack/react-router';
import { Alert } from 'antd';
import { callLabel } from '../../lib/call-labels.ts';
import { useRead } from '../../lib/reads.ts';
import { APPROVAL_STATES } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { Change } from '../../ui/change.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Shown } from '../../ui/states.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { Decision } from './decision.tsx';
import { differsFrom } from './differs.ts';

type Approval = ConsoleOutput<'getApproval'>;

export default function ApprovalScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const read = useRead('getApproval', { id });
  return (
    <div className="page">
      {read.data ? null : <h1 className="visually-hidden">复核 {id}</h1>}
      <Shown read={read} rows={10}>
        {(approval) => (
          <>
            <PageHead
              name={`复核：${callLabel(approval.call)}`}
              back={
                <>
                  <Link to="/approvals">审批</Link> / 详情
                </>
              }
              title={
                <>
                  {callLabel(approval.call)} <StateMark names={APPROVAL_STATES} state={approval.state} />
                </>
              }
              note={<TargetLink target={approval.target} />}
            />
            <div className="split">
              <Changes approval={approval} />
              <div className="col g12">
                <Proposal approval={approval} />
                <Decision approval={approval} onStale={() => void read.refetch()} />
              </div>
            </div>
          </>
        )}
      </Shown>
    </div>
  );
}

/** What was proposed, and what approving would change now; a difference is said aloud. */
function Changes({ approval }: { approval: Approval }) {
  const { changes, changesNow, obstacle, state } = approval;
  const isOpen = state === 'open';
  const isSame = !differsFrom(changes, changesNow);
  return (
    <div className="col g12">
      {isOpen && obstacle ? (
        <Alert type="error" showIcon title="现在不能执行" description={obstacle} />
      ) : null}
      {isOpen && !obstacle && !isSame ? (
        <Alert
          type="warning"
          showIcon
          title="提交之后情况变了。通过的话，执行的是下面「现在会发生的变更」。"
        />
      ) : null}
      <Panel flush title={isSame && isOpen ? '会发生的变更' : '提交时的变更'}>
        <Change changes={changes} />
      </Panel>
      {isOpen && !obstacle && !isSame ? (
        <Panel flush title="现在会发生的变更">
          <Change changes={changesNow} />
        </Panel>
      ) : null}
    </div>
  );
}

function Proposal({ approval }: { approval: Approval }) {
  return (
    <Panel title="提交">
      <Facts
        rows={[
          ['提交人', approval.proposer.name],
          ['提交时间', <Moment key="time" at={approval.proposeTime} long />],
          ['有效至', <Moment key="until" at={approval.expireTime} long />],
          ['品牌', approval.brand ? <BrandName key="brand" brand={approval.brand} /> : '—'],
          ['原因', approval.reason],
          ['工单', approval.ticket || '—'],
          ...(approval.decider
            ? ([
                ['决定人', approval.decider.name],
                ['决定时间', <Moment key="decided" at={approval.decideTime} long />],
                ['意见', approval.comment || '—'],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
}
