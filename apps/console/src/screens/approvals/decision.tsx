import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Alert, App, Button, Input } from 'antd';
import { useState } from 'react';
import { ConsoleError, callConsole, messageOf } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { useMe } from '../../lib/me.ts';
import { refreshAll } from '../../lib/reads.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';

type Approval = ConsoleOutput<'getApproval'>;

/** What is proposed is no longer what the approver saw. */
const CHANGED = '4090';

/** Approve or reject what somebody else proposed; withdraw the own proposal. */
export function Decision({ approval, onStale }: { approval: Approval; onStale: () => void }) {
  const me = useMe();
  const { message } = App.useApp();
  const { value, change, forget } = useDraft(`decision ${approval.id}`, { comment: '' });
  const [busy, setBusy] = useState('');
  const [trouble, setTrouble] = useState('');
  if (approval.state !== 'open') return null;
  const isOwn = approval.proposer.id === me.id;
  if (!isOwn && !approval.isMine)
    return <Alert type="info" showIcon title="你没有复核这类操作的权限，可以查看进展。" />;
  const { id, version } = approval;
  const comment = value.comment.trim();
  const decide = async (what: string, run: () => Promise<unknown>) => {
    setBusy(what);
    setTrouble('');
    try {
      await run();
      forget();
      message.success(`已${what}`);
      void refreshAll();
    } catch (error) {
      setTrouble(messageOf(error));
      if (error instanceof ConsoleError && error.code === CHANGED) onStale();
    } finally {
      setBusy('');
    }
  };
  if (isOwn)
    return (
      <Panel title="我的提交">
        <div className="col g12">
          <p className="hint">自己提交的要由另一位同事复核。</p>
          {trouble ? <Alert type="error" showIcon title={trouble} /> : null}
          <Button
            loading={busy !== ''}
            onClick={() => void decide('撤回', () => callConsole('withdrawProposal', { id }))}
          >
            撤回提交
          </Button>
        </div>
      </Panel>
    );
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
          <Button
            danger
            disabled={comment === '' || busy !== ''}
            onClick={() => void decide('驳回', () => callConsole('reject', { id, comment }))}
          >
            驳回
          </Button>
          <Button
            type="primary"
            disabled={approval.obstacle !== '' || busy !== ''}
            loading={busy === '通过'}
            onClick={() => void decide('通过', () => callConsole('approve', { id, comment, version }))}
          >
            通过并执行
          </Button>
        </div>
      </div>
    </Panel>
  );
}
