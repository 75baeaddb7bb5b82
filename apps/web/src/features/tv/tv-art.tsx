import { useId } from 'react';
import styles from './tv-screen.module.css';

/** Distant buildings, then near ones: x, width and height of each on a canvas of 900 by 506. */
const FAR =
  'M60 506V330h54v-50h46v34h40V236h58v40h34v-66h10v-50h6v50h12v62h46V248h64v52h30V180h52v120h60V260h70v60h80V230h60v90h88v186z';
const NEAR = 'M0 506V410h80v-40h56v52h66v-90h74v70h50v-40h64v60h60V350h80v90h60v-70h66V250h98v-60h76v316z';
const WINDOWS = [
  [218, 258],
  [236, 284],
  [396, 272],
  [418, 300],
  [486, 210],
  [486, 246],
  [842, 216],
  [862, 244],
  [848, 288],
  [874, 322],
] as const;

/** A city at night, the same for every brand except for the moon's colour. */
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
      <circle cx="566" cy="222" r="112" className={styles.moon} />
      <path d={FAR} fill="#35524f" opacity=".9" />
      <path d={NEAR} fill="#12262b" />
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="7" height="11" fill="#f3ddae" opacity=".6" />
      ))}
    </svg>
  );
}
