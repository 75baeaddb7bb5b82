import { punchTexts as texts } from '@juban/contract/texts/punch';
import styles from './punch-counts.module.css';
import type { PunchView } from './punch-view.ts';

/** Checked days, granted days and days left. */
export function PunchCounts({ view }: { view: PunchView }) {
  const counts = [
    ['marks', texts.marks, view.marks],
    ['reward', texts.reward, view.rewardDays],
    ['left', texts.left, view.left],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([name, label, days]) => (
        <div key={name} data-testid={`punch-${name}`}>
          <dt>{label}</dt>
          <dd>
            {view.stage === 'unknown' ? (
              <i className={styles.bone} />
            ) : (
              <>
                {days}
                <small>{texts.dayUnit}</small>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
