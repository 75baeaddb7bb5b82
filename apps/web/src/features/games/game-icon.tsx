import { pictureSet } from '../../ui/picture-set.ts';
import styles from './game-row.module.css';

interface GameIconProps {
  icon: string;
  /** Of its side, in px. */
  size: number;
  /** A word on its corner. */
  tip?: string;
  /** On the first screen. */
  isFirst?: boolean;
}

/** A game's icon; whatever stands beside it says the name. */
export function GameIcon({ icon, size, tip = '', isFirst = false }: GameIconProps) {
  const set = pictureSet(icon);
  const sizes = `${size}px`;
  return (
    <span className={styles.icon} style={{ width: size, height: size }}>
      <picture>
        {set && <source type="image/avif" srcSet={set.avif} sizes={sizes} />}
        {set && <source type="image/webp" srcSet={set.webp} sizes={sizes} />}
        <img
          src={icon}
          alt=""
          width={size}
          height={size}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </picture>
      {tip && <i className={styles.tip}>{tip}</i>}
    </span>
  );
}
