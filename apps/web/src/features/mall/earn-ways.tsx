import { fill } from '@juban/contract/texts/fill';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { internalTarget } from '../../lib/internal-target.ts';
import { api } from '../../platform/api/api.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import { useLoginState } from '../../platform/host/use-login-state.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import type { EarnWay } from './mall-data.ts';
import styles from './points-screen.module.css';
import { RowsSkeleton } from './rows-skeleton.tsx';
import rows from './user-list.module.css';

/** The usual number, so that content below does not move. */
const WAYS = 3;

/** The ways to earn points, also for visitors; a logged-in user sees which are used up today. */
export function EarnWays() {
  const who = useLoginState();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mall', 'ways', who],
    queryFn: () => api.listEarnWays({}),
    staleTime: 0,
    enabled: who !== 'unknown',
  });
  if (data) {
    return (
      <ul className={rows.rows} aria-label={mallPageTexts.ways}>
        {data.map((way) => (
          <li key={way.way}>
            <WayRow way={way} />
          </li>
        ))}
      </ul>
    );
  }
  if (!error) return <RowsSkeleton rows={WAYS} />;
  return (
    <RetryBlock
      title={mallPageTexts.waysFailed}
      isOffline={isNoConnection(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function WayRow({ way }: { way: EarnWay }) {
  const { name, details, icon, points, done } = way;
  const target = internalTarget(way.target);
  return (
    <div className={rows.row} data-pictured="">
      <img src={icon} alt="" width={44} height={44} />
      <span>
        <b>
          {name}
          <span className={`${styles.gain} num`}>{fill(mallPageTexts.wayGain, { points })}</span>
        </b>
        <small>{details}</small>
      </span>
      {done && <span className={styles.done}>{mallPageTexts.wayDone}</span>}
      {!done && target && (
        <Link {...target} className={styles.go} aria-label={`${mallPageTexts.wayGo} ${name}`}>
          {mallPageTexts.wayGo}
        </Link>
      )}
    </div>
  );
}
