import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Alert, App, Button, Input } from 'antd';
import { ConsoleError, callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { useMe } from '../../lib/me.ts';
import { refreshAll } from '../../lib/reads.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';

type Approval = ConsoleOutput<'getApproval'>;

interface DecisionProps {
  approval: Approval;
  /** What is proposed is no longer what the approver saw. */
  onStale: () => void;
}

const CHANGED = '4090';

/** Approve or reject what somebody else proposed; withdraw the own proposal. */
export function Decision({ approval, onStale }: DecisionProps) {
  const me = useMe();
  if (approval.state !== 'open') return null;
  if (approval.proposer.id === me.id) return <OwnProposal id={approval.id} />;
  if (approval.isMine) return <Choice approval={approval} onStale={onStale} />;
  return <Alert type="info" showIcon title="你没有复核这类操作的权限，可以查看进展。" />;
}

function useDecide() {
  const { message } = App.useApp();
  const { attempt, ...state } = useAttempt();
  const decide = (what: string, run: () => Promise<unknown>, onError?: (error: unknown) => void) =>
    attempt(async () => {
      await run();
      message.success(`已${what}`);
      void refreshAll();
    }, onError);
  return { ...state, decide };
}

function OwnProposal({ id }: { id: string }) {
  const { isBusy, trouble, decide } = useDecide();
  return (
    <Panel title="我的提交">
      <div className="col g12">
        <p className="hint">自己提交的要由另一位同事复核。</p>
        {trouble ? <Alert type="error" showIcon title={trouble} /> : null}
        <Button
          loading={isBusy}
          onClick={() => void decide('撤回', () => callConsole('withdrawProposal', { id }))}
        >
          撤回提交
        </Button>
      </div>
    </Panel>
  );
}

function Choice({ approval: { id, version, obstacle }, onStale }: DecisionProps) {
  const { value, change, forget } = useDraft(`decision ${id}`, { comment: '' });
  const { isBusy, trouble, decide } = useDecide();
  const comment = value.comment.trim();
  const approve = () => callConsole('approve', { id, comment, version }).then(forget);
  const reject = () => callConsole('reject', { id, comment }).then(forget);
  const follow = (error: unknown) => {
    if (error instanceof ConsoleError && error.code === CHANGED) onStale();
  };
  return (
    <Panel title="我的决定">
      <div className="col g12">
        <Field label="意见" hint="驳回时必填">
          {(fieldId) => (
            <Input.TextArea
              id={fieldId}
              rows={3}
              maxLength={500}
              value={value.comment}
              onChange={(event) => change({ comment: event.target.value })}
            />
          )}
        </Field>
        {trouble ? <Alert type="error" showIcon title={trouble} /> : null}
        <div className="row g8 end">
          <Button danger disabled={comment === '' || isBusy} onClick={() => void decide('驳回', reject)}>
            驳回
          </Button>
          <Button
            type="primary"
            disabled={obstacle !== ''}
            loading={isBusy}
            onClick={() => void decide('通过', approve, follow)}
          >
            通过并执行
          </Button>
        </div>
      </div>
    </Panel>
  );
}
