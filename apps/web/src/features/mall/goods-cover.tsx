import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import styles from './goods-cover.module.css';
import type { Goods } from './mall-data.ts';

interface GoodsCoverProps {
  goods: Goods;
  /** On the first screen. */
  isFirst: boolean;
  isGone: boolean;
}

/** The picture; cards of days show their number, which is also in the name. */
export function GoodsCover({ goods: { cover, goodsType, days }, isFirst, isGone }: GoodsCoverProps) {
  return (
    <div className={styles.cover} data-type={goodsType} data-gone={isGone || undefined}>
      <img
        src={cover}
        alt=""
        width={174}
        height={116}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
      />
      {days > 0 && (
        <p className={styles.days} aria-hidden="true" data-testid="days">
          <b className="num">{days}</b>
          {mallPageTexts.dayUnit}
          <small>{mallPageTexts.dayCard}</small>
        </p>
      )}
    </div>
  );
}
