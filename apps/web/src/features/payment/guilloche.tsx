import styles from './membership-pass.module.css';

const WIDTH = 360;
const HEIGHT = 200;
const LINES = 15;
const STEP = 6;

/** Two interfering waves with a phase shift per line. */
function line(at: number): string {
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += STEP) {
    const slow = Math.sin(x / 74 + at * 0.17);
    const fast = Math.sin(x / 31 - at * 0.11);
    points.push(`${x} ${(HEIGHT * 0.42 + slow * (26 + at * 3.4) + fast * 16).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

const PATTERN = Array.from({ length: LINES }, (_, at) => line(at)).join('');

/** Fine lines like on a security print. */
export function Guilloche() {
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={PATTERN} />
    </svg>
  );
}
