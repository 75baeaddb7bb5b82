import { clockText } from '@juban/domain';
import type { EventReport } from '../lib/lab-api.ts';
import styles from './event-chart.module.css';

/** Events per minute, the current minute last. */
export function EventChart({ minutes }: { minutes: EventReport['minutes'] }) {
  const most = Math.max(1, ...minutes.map(({ count }) => count));
  const first = minutes[0];
  return (
    <figure className={styles.chart}>
      <div
        className={styles.columns}
        role="img"
        aria-label={`过去 ${minutes.length} 分钟每分钟的事件数，最多 ${most}`}
      >
        {minutes.map(({ at, count }) => (
          <span key={at} title={`${clockText(at)}　${count} 个`}>
            {count > 0 && <i style={{ height: `max(2px, ${(count / most) * 100}%)` }} />}
          </span>
        ))}
      </div>
      <figcaption aria-hidden="true">
        <span className="num">{first && clockText(first.at)}</span>
        <span className="num">最高 {most} / 分钟</span>
        <span>现在</span>
      </figcaption>
    </figure>
  );
}
