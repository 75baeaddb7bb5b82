import { useId } from 'react';
import styles from './tv-screen.module.css';

/** Far houses, then near ones: x, width and height of each on a ground of 900 by 506. */
const FAR =
  'M120 506V352h70v-36h64v60h40V290h22v-54h8v54h30v46h50v-90h74v120h44V280h66v60h40v-96h70v130h202v132z';
const NEAR =
  'M40 506V430h60v-28h52v40h70v-70h80v90h54v-52h70v80h66V356h86v100h58v-70h66v-96h70v110h30V250h98v256z';
const WINDOWS = [
  [690, 380],
  [706, 404],
  [752, 352],
  [768, 376],
  [824, 290],
  [844, 314],
  [862, 346],
  [836, 382],
  [250, 412],
  [274, 436],
] as const;

/** A city by night behind the words, drawn once for every brand: the moon takes the brand's colour. */
export function TvArt() {
  const id = useId();
  return (
    <svg className={styles.art} viewBox="0 0 900 506" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#16323a" />
        <stop offset=".6" stopColor="#28505a" />
        <stop offset="1" stopColor="#7d8a74" />
      </linearGradient>
      <rect width="900" height="506" fill={`url(#${id})`} />
      <path
        d="M220 96h300M300 150h420M140 204h360M520 232h300"
        stroke="#9fb7ad"
        strokeOpacity=".16"
        strokeWidth="6"
      />
      <circle cx="610" cy="170" r="112" className={styles.moon} />
      <path d={FAR} fill="#3d5a58" opacity=".8" />
      <path d={NEAR} fill="#12262b" />
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="7" height="11" fill="#f3ddae" opacity=".6" />
      ))}
    </svg>
  );
}
