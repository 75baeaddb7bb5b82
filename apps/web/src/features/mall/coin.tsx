import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { countText } from '../../ui/count-text.ts';
import { PRODUCT_ART } from '../../ui/product-art.ts';
import styles from './coin.module.css';

const COIN = `${PRODUCT_ART}/coins/coin.svg`;

export function Coin({ size }: { size: number }) {
  return <img src={COIN} alt="" width={size} height={size} className={styles.coin} />;
}

/** A number of points with the coin icon. */
export function PointsSum({ points, className }: { points: number; className?: string | undefined }) {
  return (
    <span className={className}>
      <span className={styles.sum}>
        <Coin size={16} />
        <span className="num">{countText(points)}</span>
        <span className="sr-only">{mallPageTexts.points}</span>
      </span>
    </span>
  );
}
