import { clockText } from '@juban/domain';
import { useBusinessSecond } from '../model/business-clock.ts';
import { wantsLightText } from './frame-facts.ts';
import styles from './status-bar.module.css';

/** Height on the smallest phone; tablets have a higher bar with larger text. */
const SMALL_BAR = 20;

interface StatusBarProps {
  height: number;
  island: boolean;
  color: string;
}

/** The phone's status bar, in the colour requested by the page, with the business time. */
export function StatusBar({ height, island, color }: StatusBarProps) {
  const now = useBusinessSecond();
  const colours =
    color === '' ? {} : { background: color, color: wantsLightText(color) ? '#fff' : '#1c1a17' };
  return (
    <div
      className={styles.bar}
      style={{ height, ...colours }}
      data-island={island || undefined}
      data-large={(!island && height > SMALL_BAR) || undefined}
      aria-hidden="true"
    >
      <span>{now !== undefined && clockText(now)}</span>
      <span>5G</span>
    </div>
  );
}
