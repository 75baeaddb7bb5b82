import { keywordTexts } from '@juban/contract/texts/keyword';
import styles from './keyword-tip.module.css';

/** Explains how to get from a social app's browser to Safari. */
export default function KeywordTip() {
  return (
    <figure className={styles.tip} data-testid="tip">
      <svg viewBox="0 0 300 200" fill="none" role="img" aria-label={keywordTexts.tip}>
        <rect className={styles.phone} x="62" y="10" width="176" height="230" rx="22" />
        <path className={styles.line} d="M62 50h176" />
        <rect className={styles.words} x="112" y="26" width="76" height="8" rx="4" />
        <circle className={styles.ring} cx="216" cy="30" r="13" />
        <path className={styles.dots} d="M209 30h.1M216 30h.1M223 30h.1" />
        <rect className={styles.sheet} x="62" y="112" width="176" height="128" rx="16" />
        <g className={styles.words}>
          <rect x="78" y="128" width="32" height="32" rx="9" />
          <rect x="190" y="128" width="32" height="32" rx="9" />
          <rect x="80" y="168" width="28" height="6" rx="3" />
          <rect x="192" y="168" width="28" height="6" rx="3" />
        </g>
        <circle className={styles.safari} cx="150" cy="144" r="19" />
        <path className={styles.needle} d="M159 135l-6 12-12 6 6-12z" />
        <path className={styles.way} d="M214 52c2 40-22 62-46 76" />
        <path className={styles.way} d="M180 118l-13 10 4-16" />
      </svg>
      <figcaption>
        <b>{keywordTexts.tip}</b>
        {keywordTexts.tipHint}
      </figcaption>
    </figure>
  );
}
