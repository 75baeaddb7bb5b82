import { clockText } from '@juban/domain';
import { useBusinessSecond } from '../model/business-clock.ts';
import { wantsLightText } from './frame-facts.ts';
import styles from './status-bar.module.css';

/** Of the smallest phone; a tablet's is higher and its words larger. */
const SMALL_BAR = 20;

interface StatusBarProps {
  height: number;
  island: boolean;
  color: string;
}

/** The phone's own bar, in the colour the page asks for, telling the business time. */
export function StatusBar({ height, island, color }: StatusBarProps) {
  const now = useBusinessSecond();
  const dress = color === '' ? {} : { background: color, color: wantsLightText(color) ? '#fff' : '#1c1a17' };
  return (
    <div
      className={styles.bar}
      style={{ height, ...dress }}
      data-island={island || undefined}
      data-large={(!island && height > SMALL_BAR) || undefined}
      aria-hidden="true"
    >
      <span>{now !== undefined && clockText(now)}</span>
      <span>5G</span>
    </div>
  );
}
