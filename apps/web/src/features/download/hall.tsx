import type { Brand } from '@juban/catalog';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './hall.module.css';
import type { HallArt } from './hall-art.ts';

const SIZES = '(min-width: 860px) 520px, (min-width: 430px) 386px, calc(100vw - 44px)';

export interface HallProps {
  brand: Brand;
  art: HallArt;
}

/** Two people in front of a screen. Decorative: the text next to it explains the page. */
export default function Hall({ brand, art: { still } }: HallProps) {
  return (
    <>
      <div className={styles.bar}>
        <BrandMark brand={brand.id} size={30} />
        <b>{brand.name}</b>
      </div>
      <div className={styles.screen} style={still && { background: still.tone }}>
        {still && <Picture url={still.url} sizes={SIZES} width={960} height={540} first />}
      </div>
      <Seats />
    </>
  );
}

const LEFT_HEAD = 'M136 66c-1-17 7-27 19-27s20 10 19 27';
const RIGHT_HEAD = 'M214 72c-2-20 5-33 20-33 16 0 23 12 21 32';
const LEFT_SEAT = 'M92 150c0-20 12-26 62-26 36 0 42 6 43 20';
const RIGHT_SEAT = 'M198 144c1-16 10-20 44-20 48 0 58 8 58 28';

function Seats() {
  return (
    <svg
      className={styles.seats}
      viewBox="0 0 390 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M-10 150c0-22 8-30 30-30s30 8 30 30v50H-10ZM58 150c0-22 8-30 30-30s24 6 27 22v58H58ZM278 150c2-22 8-30 28-30s30 8 30 30v50h-58ZM342 150c0-22 8-30 30-30s30 8 30 30v50h-60Z"
      />
      <path
        className={styles.people}
        d={`${LEFT_HEAD}c-.6 9-4 16-8 20v8c8 4 22 6 28 17 5 10 6 40 6 79h-92c0-39 2-69 8-79 6-11 20-13 28-17v-8c-4-4-7.5-11-8-20Z${RIGHT_HEAD}c2 12 4 26 2 38-2 4-8 4-11 0v-14l-2 1v7c8 4 22 6 27 16 5 10 6 40 6 71h-88c0-35 2-62 8-72 5-9 18-11 26-15v-8c-4 4-10 4-12 0-2-8 1-15 3-23Z`}
      />
      <path className={styles.near} d={`${LEFT_SEAT}v46H92Z${RIGHT_SEAT}v38H198Z`} />
      <path
        className={styles.rim}
        d={`${LEFT_HEAD}${RIGHT_HEAD}M108 120c4-12 18-16 30-22M202 120c-3-12-16-16-30-22M194 124c4-11 16-14 26-18M276 122c-4-12-16-14-28-18`}
      />
      <path className={styles.edge} d={LEFT_SEAT + RIGHT_SEAT} />
    </svg>
  );
}
