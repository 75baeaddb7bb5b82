import type { EventReport } from '../lib/lab-api.ts';
import styles from './event-kinds.module.css';

/** Event types by frequency, without those that did not occur. */
export function EventKinds({ kinds }: { kinds: EventReport['kinds'] }) {
  const came = kinds.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  const most = came[0]?.count ?? 1;
  return (
    <ul className={styles.kinds} aria-label="按事件">
      {came.map(({ id, name, meaning, count }) => (
        <li key={id} title={name}>
          <i style={{ width: `${(count / most) * 100}%` }} />
          <span className="mono">{id}</span>
          <p>{meaning}</p>
          <b className="num">{count}</b>
        </li>
      ))}
    </ul>
  );
}
