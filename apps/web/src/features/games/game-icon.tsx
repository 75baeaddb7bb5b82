import { Picture } from '../../ui/picture.tsx';
import styles from './game-row.module.css';

interface GameIconProps {
  icon: string;
  /** Of its side, in px. */
  size: number;
  /** A word on its corner. */
  tip?: string;
  /** On the first screen: fetched at once, but before nothing else. */
  first?: boolean;
}

/** A game's icon; whatever stands beside it says the name. */
export function GameIcon({ icon, size, tip = '', first = false }: GameIconProps) {
  return (
    <span className={styles.icon} style={{ width: size, height: size }}>
      <Picture url={icon} sizes={`${size}px`} width={size} height={size} loading={first ? 'eager' : 'lazy'} />
      {tip && <i className={styles.tip}>{tip}</i>}
    </span>
  );
}
