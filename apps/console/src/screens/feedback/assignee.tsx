import { App, Button, Select } from 'antd';
import { callConsole, messageOf } from '../../lib/call-console.ts';
import { useMe } from '../../lib/me.ts';
import { refreshAll, useRead } from '../../lib/reads.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import type { Feedback } from './feedback-boxes.ts';

const NOBODY = 'nobody';

/** Who answers it. Feedback that was answered keeps its assignee. */
export function Assignee({ feedback }: { feedback: Feedback }) {
  const { id, state, mergedInto, assignee } = feedback;
  const me = useMe();
  const { message } = App.useApp();
  const { isBusy, attempt } = useAttempt();
  const staff = useRead('listFeedbackStaff', {});
  if (state !== 'received' || mergedInto !== null)
    return assignee ? <span className="hint">处理人 {assignee.name}</span> : null;
  const assign = (staffId: string | null) =>
    void attempt(
      async () => {
        await callConsole('assignFeedback', { id, staffId });
        message.success(staffId === null ? '已取消分配' : '已分配');
        await refreshAll();
      },
      (error) => message.error(messageOf(error)),
    );
  const known = staff.data ?? (assignee ? [assignee] : []);
  return (
    <span className="row g6">
      {assignee?.id === me.id ? null : (
        <Button size="small" disabled={isBusy} onClick={() => assign(me.id)}>
          分给我
        </Button>
      )}
      <Select
        aria-label="处理人"
        size="small"
        style={{ width: 112 }}
        loading={isBusy || staff.isPending}
        disabled={isBusy}
        value={assignee?.id ?? NOBODY}
        options={[
          { value: NOBODY, label: '没有分配' },
          ...known.map(({ id: value, name }) => ({ value, label: value === me.id ? `${name}（我）` : name })),
        ]}
        onChange={(next) => assign(next === NOBODY ? null : next)}
      />
    </span>
  );
}
