import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { countText } from '../../ui/count-text.ts';
import { PointsSum } from './coin.tsx';
import styles from './goods-price.module.css';

interface GoodsPriceProps {
  paid: number;
  full: number;
  /** Class of the paid points. */
  className?: string | undefined;
}

/** The points to pay, with a higher full price struck through. */
export function GoodsPrice({ paid, full, className = styles.now }: GoodsPriceProps) {
  return (
    <span className={styles.price}>
      <PointsSum points={paid} className={className} />
      {paid < full && (
        <s className={`${styles.full} num`}>
          <span className="sr-only">{mallPageTexts.fullPrice}</span>
          {countText(full)}
        </s>
      )}
    </span>
  );
}
