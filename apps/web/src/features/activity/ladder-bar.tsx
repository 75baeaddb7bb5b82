import { activityTexts } from '@juban/contract/texts/activity';
import { fill } from '@juban/contract/texts/fill';
import type { Ladder } from './ladder.ts';
import styles from './ladder-bar.module.css';

/** Progress through all conditions, with a mark for each. */
export function LadderBar({ ladder: { steps, filled } }: { ladder: Ladder }) {
  return (
    <div className={styles.ladder}>
      <div className={styles.rail}>
        <i style={{ width: `${filled}%` }} />
      </div>
      <ol>
        {steps.map(({ days, at, isReached }) => (
          <li key={days} style={{ left: `${at}%` }} data-reached={isReached || undefined} className="num">
            {fill(activityTexts.needDays, { days })}
          </li>
        ))}
      </ol>
    </div>
  );
}
