import { Link } from '@tanstack/react-router';
import { useMay } from '../../lib/me.ts';
import { FEEDBACK_STATES, HOLD_KINDS, HOLD_STATES, nameIn } from '../../lib/state-names.ts';
import { Moment } from '../../ui/moment.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Empty } from '../../ui/states.tsx';
import type { User } from './user-tabs.ts';

export function FeedbackList({ feedback }: { feedback: User['feedback'] }) {
  const may = useMay();
  if (feedback.length === 0) return <Empty title="没有反馈" />;
  return (
    <ul className="rows">
      {feedback.map(({ id, time, title, state }) => (
        <li key={id}>
          <span className="grow min0">
            {may('getFeedback') ? (
              <Link to="/feedback" search={{ id }} className="clip block">
                {title}
              </Link>
            ) : (
              <span className="clip block">{title}</span>
            )}
            <span className="s12 t3">
              {id} · <Moment at={time} />
            </span>
          </span>
          <StateMark names={FEEDBACK_STATES} state={state} />
        </li>
      ))}
    </ul>
  );
}

export function HoldList({ holds }: { holds: User['holds'] }) {
  const may = useMay();
  if (holds.length === 0) return <Empty title="没有风控记录" />;
  return (
    <ul className="rows">
      {holds.map(({ kind, id, state, time, rule }) => (
        <li key={`${kind} ${id}`}>
          <span className="grow min0">
            {may('getHold') && state !== 'marked' ? (
              <Link to="/holds/$kind/$id" params={{ kind, id }} className="clip block">
                {rule}
              </Link>
            ) : (
              <span className="clip block">{rule}</span>
            )}
            <span className="s12 t3">
              {nameIn(HOLD_KINDS, kind)} {id} · <Moment at={time} long />
            </span>
          </span>
          <StateMark names={HOLD_STATES} state={state} />
        </li>
      ))}
    </ul>
  );
}

export function NoteList({ notes, empty }: { notes: User['prizes']; empty: string }) {
  if (notes.length === 0) return <Empty title={empty} />;
  return (
    <ul className="rows">
      {notes.map(({ time, title, text }) => (
        <li key={`${time} ${title}`}>
          <span className="grow min0">
            <span className="block">{title}</span>
            <span className="s12 t3">{text}</span>
          </span>
          <span className="s12 t3">
            <Moment at={time} long />
          </span>
        </li>
      ))}
    </ul>
  );
}
