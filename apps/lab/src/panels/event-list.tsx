import type { EventReport } from '../lib/lab-api.ts';
import { formatTime } from '../lib/shanghai-time.ts';
import styles from './event-list.module.css';

/** The last events with all their properties, newest first. */
export function EventList({ events }: { events: EventReport['last'] }) {
  return (
    <ul className={styles.events} aria-label="最近的事件，新的在前">
      {events.map(({ eventKey, id, meaning, receivedAt, clientType, clientVersion, userId, properties }) => (
        <li key={eventKey}>
          <time className="mono" dateTime={new Date(receivedAt).toISOString()}>
            {formatTime(receivedAt)}
          </time>
          <p>
            {id} {meaning}
            <span>
              {clientType} {clientVersion}
              {userId !== null && ` · 用户 ${userId}`}
            </span>
          </p>
          <code className="mono">
            {Object.entries(properties)
              .map(([name, value]) => `${name}=${value}`)
              .join('  ')}
          </code>
        </li>
      ))}
    </ul>
  );
}
