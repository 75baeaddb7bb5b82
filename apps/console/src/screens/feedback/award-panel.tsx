import { callConsole } from '../../lib/call-console.ts';
import { count } from '../../lib/format.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';
import type { Feedback } from './feedback-boxes.ts';

export interface Award {
  points: number;
  reply: string;
  onDone: () => void;
}

interface AwardPanelProps {
  feedback: Feedback;
  award: Award;
  onClose: () => void;
}

export function AwardPanel({ feedback, award: { points, reply, onDone }, onClose }: AwardPanelProps) {
  const { id, user } = feedback;
  const sent = { id, points, reply };
  return (
    <ActPanel
      title="采纳反馈"
      whom={
        <>
          <b>{user.nickName}</b> · {user.id}
        </>
      }
      draftKey={`award ${id}`}
      onClose={onClose}
      reasons={['问题属实', '建议有用', '补偿用户']}
      dryRun={{
        key: `award ${id} ${points} ${reply}`,
        ask: (signal) =>
          callConsole('acceptFeedback', { ...sent, ...DRY_RUN }, { signal, withoutStepUp: true }),
      }}
      run={async (why) => {
        const done = await callConsole('acceptFeedback', { ...sent, ...why });
        onDone();
        return done;
      }}
      verb={`采纳并赠 ${count(points)} 积分`}
    />
  );
}
