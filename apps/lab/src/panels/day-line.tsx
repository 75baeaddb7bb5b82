import type { ClockMove } from '../lib/lab-api.ts';
import { dayShare, minuteBefore } from '../lib/shanghai-time.ts';
import styles from './day-line.module.css';

const HOURS = 24;
/** Times at which something changes every day; useful to look at one minute before and after. */
const TURNS = [
  { hour: 11, name: '11:00 商城补货' },
  { hour: 24, name: '24:00 换日' },
];

const percent = (share: number) => `${share * 100}%`;

interface DayLineProps {
  now: number | undefined;
  onMove(move: ClockMove): void;
}

/** The current day in Shanghai, with buttons that move the clock to the minute before each change. */
export function DayLine({ now, onMove }: DayLineProps) {
  const share = now === undefined ? 0 : dayShare(now);
  return (
    <div className={styles.line}>
      <i className={styles.past} style={{ width: percent(share) }} />
      {TURNS.map(({ hour, name }) => (
        <button
          key={hour}
          type="button"
          style={{ left: percent(hour / HOURS) }}
          aria-label={`${name}，拨到前 1 分钟`}
          title="拨到前 1 分钟"
          disabled={now === undefined}
          onClick={() => now !== undefined && onMove({ now: minuteBefore(hour, now) })}
        >
          {name}
        </button>
      ))}
      <i className={styles.now} style={{ left: percent(share) }} />
    </div>
  );
}
