import type { BrandId } from '@juban/catalog';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { fenOf } from '@juban/domain/money';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Price } from '../../ui/price.tsx';
import type { OrderDetail } from './order-data.ts';
import styles from './order-slip.module.css';

/** Goods and price. */
export function OrderSlip({ order, brand }: { order: OrderDetail; brand: BrandId }) {
  return (
    <div className={styles.slip}>
      <BrandMark brand={brand} size={44} />
      <div>
        <h3>{order.goodsName}</h3>
        <p>{order.renewable ? orderTexts.renewable : paymentTexts.once}</p>
      </div>
      <Price fen={fenOf(order.price)} size="small" />
    </div>
  );
}
