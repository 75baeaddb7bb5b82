import { Link } from '@tanstack/react-router';
import { targetOf } from '../lib/call-labels.ts';
import { OrderLink, UserLink } from './links.tsx';

/** What an act was about, linked if it has a page. */
export function TargetLink({ target }: { target: string }) {
  const { kind, label, id } = targetOf(target);
  if (target === '') return <span className="t3">—</span>;
  return (
    <span className="clip" title={target}>
      {label ? `${label} ` : ''}
      {kind === 'user' ? (
        <UserLink id={id} />
      ) : kind === 'order' ? (
        <OrderLink orderNo={id} />
      ) : kind === 'feedback' ? (
        <Link to="/feedback" search={{ id }} className="no">
          {id}
        </Link>
      ) : (
        <span className="mono">{id}</span>
      )}
    </span>
  );
}
