import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { countText } from '../../ui/count-text.ts';
import { PointsSum } from './coin.tsx';
import styles from './goods-price.module.css';
import type { Goods } from './mall-data.ts';

/** What the goods cost the reader; with the discount of their level beside the full price. */
export function GoodsPrice({ goods: { points, payPoints } }: { goods: Goods }) {
  return (
    <span className={styles.price}>
      <PointsSum points={payPoints} className={styles.now} />
      {payPoints < points && <FullPoints points={points} />}
    </span>
  );
}

/** The full price, struck through. */
export function FullPoints({ points }: { points: number }) {
  return (
    <s className={`${styles.full} num`}>
      <span className="sr-only">{mallPageTexts.fullPrice}</span>
      {countText(points)}
    </s>
  );
}
