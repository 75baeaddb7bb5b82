import { MergeCellsOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Alert, App, Button, Select } from 'antd';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { callConsole, messageOf } from '../../lib/call-console.ts';
import { refreshAll } from '../../lib/reads.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Moment } from '../../ui/moment.tsx';
import { type Feedback, mergeTargets } from './feedback-boxes.ts';

/** Duplicates of the same user: the answer to one goes to all that were merged into it. */
export function Merging({ feedback }: { feedback: Feedback }) {
  const { merged, mergedInto, state } = feedback;
  const address = useAddress();
  if (mergedInto !== null)
    return (
      <Alert
        type="info"
        showIcon
        title={state === 'received' ? '已合并到另一条反馈，跟它一起答复' : '曾合并到另一条反馈'}
        action={
          <span className="row g8">
            <Link to="/feedback" search={{ ...address, id: mergedInto }}>
              打开那一条
            </Link>
            {state === 'received' ? <TakeOut id={feedback.id} /> : null}
          </span>
        }
      />
    );
  if (merged.length > 0)
    return (
      <div className="merged">
        <b>合并了 {merged.length} 条，得到同样的答复</b>
        <ul>
          {merged.map(({ id, preview, createTime }) => (
            <li key={id} className="row g8">
              <Link to="/feedback" search={{ ...address, id }} className="clip grow">
                {preview || '（内容已删除）'}
              </Link>
              <span className="hint">
                <Moment at={createTime} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  return <MergeInto feedback={feedback} />;
}

function useMerge(id: string) {
  const { message } = App.useApp();
  const { isBusy, attempt } = useAttempt();
  const merge = (into: string | null) =>
    void attempt(
      async () => {
        await callConsole('mergeFeedback', { id, into });
        message.success(into === null ? '已取消合并' : '已合并');
        await refreshAll();
      },
      (error) => message.error(messageOf(error)),
    );
  return { isBusy, merge };
}

function TakeOut({ id }: { id: string }) {
  const { isBusy, merge } = useMerge(id);
  return (
    <Button size="small" loading={isBusy} onClick={() => merge(null)}>
      取消合并
    </Button>
  );
}

function MergeInto({ feedback }: { feedback: Feedback }) {
  const targets = mergeTargets(feedback);
  const { isBusy, merge } = useMerge(feedback.id);
  const [into, setInto] = useState<string | null>(null);
  if (targets.length === 0) return null;
  return (
    <div className="row g8 wrap merge-into">
      <span className="t2">同一用户还有 {targets.length} 条待答复，重复的可以合并：</span>
      <Select
        aria-label="合并到哪一条"
        placeholder="选择要合并到的反馈"
        className="merge-choice"
        value={into}
        options={targets.map(({ id, preview }) => ({ value: id, label: preview || id }))}
        onChange={setInto}
      />
      <Button
        icon={<MergeCellsOutlined />}
        disabled={into === null}
        loading={isBusy}
        onClick={() => into !== null && merge(into)}
      >
        合并
      </Button>
    </div>
  );
}
