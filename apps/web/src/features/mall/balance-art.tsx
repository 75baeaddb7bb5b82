import styles from './balance-card.module.css';

const LINES = 30;
const STEP = 6;
const X = 284;
const Y = 62;

/** Fine lines around the coin, like on a security print. */
export function BalanceArt() {
  return (
    <svg className={styles.art} viewBox="0 0 358 132" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <g fill="none" stroke="#eccb8a" strokeWidth="0.6" opacity="0.22">
        {Array.from({ length: LINES }, (_, at) => at * STEP).map((turn) => (
          <ellipse key={turn} cx={X} cy={Y} rx="150" ry="48" transform={`rotate(${turn} ${X} ${Y})`} />
        ))}
      </g>
    </svg>
  );
}
