import type { VerifyReport } from '../lib/lab-api.ts';
import styles from './verify-list.module.css';

const MOST_ROWS = 5;

/** Violated invariants first, each with its rows. */
export function VerifyList({ report }: { report: VerifyReport }) {
  const broken = new Map(report.violations.map(({ invariant, rows }) => [invariant, rows]));
  const sorted = [...report.checked].sort(
    (one, other) => Number(broken.has(other.invariant)) - Number(broken.has(one.invariant)),
  );
  return (
    <ul className={styles.list} aria-label="不变式">
      {sorted.map(({ invariant, rows }) => {
        const violators = broken.get(invariant);
        return (
          <li key={invariant} data-broken={violators !== undefined || undefined}>
            <i aria-hidden="true" />
            <p lang="en">{invariant}</p>
            <span className="num">{violators ? `${violators.length} 行违反` : `${rows} 行`}</span>
            {violators && (
              <pre className="mono">{JSON.stringify(violators.slice(0, MOST_ROWS), null, 1)}</pre>
            )}
          </li>
        );
      })}
    </ul>
  );
}
