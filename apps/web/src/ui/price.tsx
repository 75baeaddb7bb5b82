import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { priceText } from './price-text.ts';

interface PriceProps {
  fen: number;
  /** Previous price, struck through. */
  beforeFen?: number | undefined;
  /** Label of the previous price for screen readers. */
  beforeLabel?: string;
  size?: 'small' | 'large' | 'huge';
  gold?: boolean;
}

/** A price with a small currency sign, whose digits roll when it changes. */
export function Price({ fen, beforeFen, beforeLabel, size = 'large', gold = false }: PriceProps) {
  const text = priceText(fen);
  return (
    <span className={classNames(styles.price, styles[size], gold && styles.gold)}>
      <span className="sr-only">¥{text}</span>
      <span className={classNames(styles.now, 'num')} aria-hidden="true">
        <small>¥</small>
        {placesOf(text).map(({ sign, place }) => (
          <Wheel key={place} sign={sign} />
        ))}
      </span>
      {beforeFen !== undefined && (
        <s className={classNames(styles.before, 'num')}>
          {beforeLabel !== undefined && <span className="sr-only">{beforeLabel}</span>}¥{priceText(beforeFen)}
        </s>
      )}
    </span>
  );
}

/** Positions count from the end, so that a digit keeps its wheel when the sum gets longer. */
function placesOf(text: string): { sign: string; place: number }[] {
  return [...text].map((sign, index) => ({ sign, place: index - text.length }));
}

const DIGITS = [...'0123456789'];

function Wheel({ sign }: { sign: string }) {
  if (!DIGITS.includes(sign)) return <span>{sign}</span>;
  return (
    <span className={styles.window}>
      <b>{sign}</b>
      <span className={styles.wheel} style={{ transform: `translateY(${-10 * Number(sign)}%)` }}>
        {DIGITS.map((digit) => (
          <i key={digit}>{digit}</i>
        ))}
      </span>
    </span>
  );
}
