import styles from './result-stage.module.css';

const COUNT = 20;
/** Wide and narrow rays in turn, as shares of their sector. */
const BREADTHS = [0.42, 0.2];
const FROM = 56;
const REACH = 118;

const ray = (at: number) => {
  const angle = (at / COUNT) * 2 * Math.PI;
  const half = (Math.PI / COUNT) * (BREADTHS[at % 2] ?? 0);
  const point = (turn: number, radius: number) =>
    `${(radius * Math.sin(angle + turn)).toFixed(1)} ${(-radius * Math.cos(angle + turn)).toFixed(1)}`;
  return `M${point(-half, FROM)}L${point(-half, REACH)} ${point(half, REACH)} ${point(half, FROM)}z`;
};
const RAYS = Array.from({ length: COUNT }, (_, at) => ray(at)).join('');

/** Rays behind the seal; they appear once and stay as a glow. */
export function Rays() {
  return (
    <svg className={styles.rays} viewBox="-120 -120 240 240" aria-hidden="true">
      <radialGradient id="result-rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={REACH}>
        <stop offset=".46" stopColor="var(--gold-3)" stopOpacity=".55" />
        <stop offset=".98" stopColor="var(--gold-3)" stopOpacity="0" />
      </radialGradient>
      <path d={RAYS} fill="url(#result-rays)" />
    </svg>
  );
}
