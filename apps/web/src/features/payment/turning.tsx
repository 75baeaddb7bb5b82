import styles from './turning.module.css';

const ROUND = 'M0-42A42 42 0 0136.4 21';

/** A rotating highlight on a rim, for loading. */
export function Turning({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" className={styles.ring} aria-hidden="true">
      <circle r="42" />
      <path d={ROUND} />
    </svg>
  );
}
