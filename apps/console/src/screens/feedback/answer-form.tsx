import { SendOutlined } from '@ant-design/icons';
import { FEEDBACK_MAX_REPLY } from '@juban/domain/feedback';
import { Alert, App, Button, Input, InputNumber, Segmented } from 'antd';
import { useId } from 'react';
import { callConsole } from '../../lib/call-console.ts';
import { useDraft } from '../../lib/draft.ts';
import { count } from '../../lib/format.ts';
import { refreshAll } from '../../lib/reads.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import type { Award } from './award-panel.tsx';
import { CannedAnswers } from './canned-answers.tsx';
import type { Feedback } from './feedback-boxes.ts';

interface Draft {
  isAward: boolean;
  reply: string;
  points: number | null;
}

const USUAL_POINTS = 20;

/** The answer is kept as a draft of this feedback until it was sent. */
export function AnswerForm({ feedback, onAward }: { feedback: Feedback; onAward: (award: Award) => void }) {
  const { id } = feedback;
  const initial = { isAward: false, reply: '', points: USUAL_POINTS };
  const draft = useDraft<Draft>(`answer ${id}`, initial);
  const { isAward, reply, points } = draft.value;
  const { message } = App.useApp();
  const { isBusy, trouble, attempt } = useAttempt();
  const answer = () =>
    void attempt(async () => {
      await callConsole('answerFeedback', { id, reply, ticket: '' });
      draft.forget();
      message.success('已答复，用户会在「我的反馈」里看到');
      await refreshAll();
    });
  return (
    <section className="answer" aria-label="答复">
      <div className="row g8 wrap">
        <Segmented
          aria-label="怎样处理"
          options={[
            { value: 'answer', label: '只答复' },
            { value: 'award', label: '采纳并赠积分' },
          ]}
          value={isAward ? 'award' : 'answer'}
          onChange={(value) => draft.change({ isAward: value === 'award' })}
        />
        <span className="grow" />
        <CannedAnswers onChoose={(text) => draft.change({ reply: text })} />
      </div>
      <Input.TextArea
        aria-label="给用户的答复"
        placeholder={isAward ? '给用户的答复（选填）' : '给用户的答复'}
        rows={3}
        maxLength={FEEDBACK_MAX_REPLY}
        showCount
        value={reply}
        onChange={(event) => draft.change({ reply: event.target.value })}
      />
      {trouble ? <Alert type="error" showIcon title={trouble} /> : null}
      <div className="row g8 wrap end">
        {isAward ? (
          <AwardFields
            points={points}
            onPoints={(next) => draft.change({ points: next })}
            onAward={(amount) => onAward({ points: amount, reply, onDone: draft.forget })}
          />
        ) : (
          <SendAnswer isBlank={reply.trim() === ''} isBusy={isBusy} onSend={answer} />
        )}
      </div>
    </section>
  );
}

interface SendAnswerProps {
  isBlank: boolean;
  isBusy: boolean;
  onSend: () => void;
}

const SendAnswer = ({ isBlank, isBusy, onSend }: SendAnswerProps) => (
  <>
    <span className="hint grow">不采纳，用户只收到这段答复。</span>
    <Button type="primary" icon={<SendOutlined />} disabled={isBlank} loading={isBusy} onClick={onSend}>
      发出答复
    </Button>
  </>
);

interface AwardFieldsProps {
  points: number | null;
  onPoints: (points: number | null) => void;
  onAward: (points: number) => void;
}

function AwardFields({ points, onPoints, onAward }: AwardFieldsProps) {
  const id = useId();
  return (
    <>
      <span className="row g6 grow">
        <label htmlFor={id}>赠积分</label>
        <InputNumber
          id={id}
          min={1}
          max={100_000}
          precision={0}
          style={{ width: 96 }}
          value={points}
          onChange={onPoints}
        />
      </span>
      <Button
        type="primary"
        icon={<SendOutlined />}
        disabled={points === null}
        onClick={() => points !== null && onAward(points)}
      >
        {points === null ? '采纳' : `采纳并赠 ${count(points)} 积分`}
      </Button>
    </>
  );
}
