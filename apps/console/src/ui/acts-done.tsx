import { callLabel } from '../lib/call-labels.ts';
import { Change } from './change.tsx';
import { Moment } from './moment.tsx';
import { Empty } from './states.tsx';

interface Act {
  time: number;
  staff: string;
  call: string;
  reason: string;
  changes: readonly { what: string; before: string; after: string }[];
}

/** What staff did, newest first. */
export function ActsDone({ acts }: { acts: readonly Act[] }) {
  if (acts.length === 0) return <Empty title="没有客服操作" />;
  return (
    <ul className="acts-done">
      {acts.map((act) => (
        <li key={`${act.time} ${act.call}`}>
          <div className="row between g8">
            <span>
              <b>{callLabel(act.call)}</b> <span className="t2">{act.staff}</span>
            </span>
            <span className="s12 t3">
              <Moment at={act.time} long />
            </span>
          </div>
          <p className="hint">{act.reason}</p>
          {act.changes.length > 0 ? <Change changes={act.changes} /> : null}
        </li>
      ))}
    </ul>
  );
}
