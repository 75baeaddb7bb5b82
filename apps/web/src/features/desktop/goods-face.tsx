import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { priceText } from '../../ui/price-text.ts';
import type { Goods } from './desktop-data.ts';
import styles from './goods-face.module.css';

/** Only the first corner of a row is loud. */
export function GoodsFace({ goods, loud }: { goods: Goods; loud: boolean }) {
  const { cornerTitle, showName, price, oriPrice, subTitle } = goods;
  return (
    <>
      {cornerTitle && (
        <span className={styles.corner} data-loud={loud || undefined}>
          {cornerTitle}
        </span>
      )}
      <span className={styles.name}>{showName}</span>
      <span className={`${styles.price} num`}>
        <small>¥</small>
        {priceText(fenOf(price))}
      </span>
      {oriPrice > price ? (
        <s className={`${styles.before} num`}>
          <span className="sr-only">{shelfTexts.originalPrice}</span>¥{priceText(fenOf(oriPrice))}
        </s>
      ) : (
        <span className={styles.before} />
      )}
      <span className={styles.foot}>{subTitle}</span>
    </>
  );
}
