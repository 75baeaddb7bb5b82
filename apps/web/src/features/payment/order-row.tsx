import type { BrandId } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { paymentTexts } from '@juban/contract/texts/payment';
import { fenOf } from '@juban/domain/money';
import { shortText } from '@juban/domain/shanghai-words';
import { Link } from '@tanstack/react-router';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { priceText } from '../../ui/price-text.ts';
import type { OrderSummary } from './order-data.ts';
import styles from './order-row.module.css';
import { STATE_FACES } from './order-states.ts';

/** One order of the list; the whole row links to its page. */
export function OrderRow({ order, brand }: { order: OrderSummary; brand: BrandId }) {
  const { orderNo, state, goodsName, price, days, createTime } = order;
  const { name, tone } = STATE_FACES[state];
  return (
    <Link to="/vip/orders" search={{ orderNo }} className={styles.row} data-tone={tone}>
      <BrandMark brand={brand} size={40} />
      <span className={styles.what}>
        <b className="by-clause">{goodsName}</b>
        <small>
          <span className="num">{shortText(createTime)}</span>
          <i aria-hidden="true" />
          <span className="num">{fill(paymentTexts.days, { days })}</span>
        </small>
      </span>
      <span className={styles.sum}>
        <b className="num">¥{priceText(fenOf(price))}</b>
        <small className={styles.state}>{name}</small>
      </span>
    </Link>
  );
}
