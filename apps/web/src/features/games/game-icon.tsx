import { Picture } from '../../ui/picture.tsx';
import styles from './game-row.module.css';

interface GameIconProps {
  icon: string;
  /** Side length in px. */
  size: number;
  /** A label on its corner. */
  tip?: string;
  /** On the first screen: loaded at once, but without priority. */
  first?: boolean;
}

/** A game's icon; decorative, because the name is next to it. */
export function GameIcon({ icon, size, tip = '', first = false }: GameIconProps) {
  return (
    <span className={styles.icon} style={{ width: size, height: size }}>
      <Picture url={icon} sizes={`${size}px`} width={size} height={size} loading={first ? 'eager' : 'lazy'} />
      {tip && <i className={styles.tip}>{tip}</i>}
    </span>
  );
}
