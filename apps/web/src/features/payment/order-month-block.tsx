import type { BrandId } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { orderTexts } from '@juban/contract/texts/orders';
import { priceText } from '../../ui/price-text.ts';
import styles from './order-month-block.module.css';
import type { OrderMonth } from './order-months.ts';
import { OrderRow } from './order-row.tsx';

/** The orders of a month with the sum paid. */
export function OrderMonthBlock({ month, brand }: { month: OrderMonth; brand: BrandId }) {
  const [year = '', number = ''] = month.key.split('-');
  return (
    <section className={styles.month}>
      <h2>
        {fill(orderTexts.month, { year, month: Number(number) })}
        {month.paidFen !== undefined && month.paidFen > 0 && (
          <span className="num">{fill(orderTexts.monthPaid, { price: `¥${priceText(month.paidFen)}` })}</span>
        )}
      </h2>
      <ul className={styles.orders}>
        {month.orders.map((order) => (
          <li key={order.orderNo}>
            <OrderRow order={order} brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
