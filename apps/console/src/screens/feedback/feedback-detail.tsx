import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { spanText } from '../../lib/format.ts';
import { useRead } from '../../lib/reads.ts';
import { FEEDBACK_STATES } from '../../lib/state-names.ts';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Shown } from '../../ui/states.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Assignee } from './assignee.tsx';
import { type Award, AwardPanel } from './award-panel.tsx';
import { type Feedback, KIND_NAMES } from './feedback-boxes.ts';
import { FeedbackTalk } from './feedback-talk.tsx';
import { FeedbackUser } from './feedback-user.tsx';
import { Merging } from './merging.tsx';

export function FeedbackDetail({ id }: { id: string }) {
  const read = useRead('getFeedback', { id });
  // Kept here: the form is gone as soon as the feedback was accepted, and the panel then shows what was done.
  const [award, setAward] = useState<Award>();
  return (
    <>
      <section className="desk-open" aria-label="打开的反馈">
        <Shown read={read} rows={10}>
          {(feedback) => (
            <>
              <Head feedback={feedback} />
              <div className="desk-body">
                <Merging feedback={feedback} />
                <FeedbackTalk feedback={feedback} />
              </div>
              {feedback.state === 'received' && feedback.mergedInto === null ? (
                <AnswerForm feedback={feedback} onAward={setAward} />
              ) : null}
            </>
          )}
        </Shown>
      </section>
      {read.data ? <FeedbackUser feedback={read.data} /> : null}
      {read.data && award ? (
        <AwardPanel feedback={read.data} award={award} onClose={() => setAward(undefined)} />
      ) : null}
    </>
  );
}

function Head({ feedback }: { feedback: Feedback }) {
  const { id, kind, state, createTime, clientType, clientVersion, device, network } = feedback;
  const { id: _id, ...rest } = useAddress();
  const waited = state === 'received' ? `已等 ${spanText(Math.max(0, Date.now() - createTime))}` : '';
  return (
    <header className="desk-head">
      <Link to="/feedback" search={rest} className="desk-back">
        <ArrowLeftOutlined /> 返回列表
      </Link>
      <div className="row g8 wrap">
        <h2>{KIND_NAMES[kind]}</h2>
        <StateMark names={FEEDBACK_STATES} state={state} />
        {waited ? <span className="s12 warn">{waited}</span> : null}
        <span className="grow" />
        <Assignee feedback={feedback} />
      </div>
      <p className="row wrap hint desk-facts">
        <CopiedNo text={id}>{id.slice(0, 8)}</CopiedNo>
        {[`${clientType} ${clientVersion}`.trim(), device, network].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </header>
  );
}
