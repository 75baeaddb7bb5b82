import type { BrandId } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { paymentTexts } from '@juban/contract/texts/payment';
import type { OrderDetail } from './order-data.ts';
import styles from './order-goods.module.css';
import { OrderSlip } from './order-slip.tsx';
import panel from './panel.module.css';

/** The goods, their price and what they grant. */
export function OrderGoods({ order, brand }: { order: OrderDetail; brand: BrandId }) {
  const { days, vPower } = order;
  return (
    <section className={panel.panel}>
      <OrderSlip order={order} brand={brand} />
      <dl className={panel.lines}>
        <div>
          <dt>{paymentTexts.daysLabel}</dt>
          <dd className="num">{fill(paymentTexts.days, { days })}</dd>
        </div>
        {vPower > 0 && (
          <div>
            <dt>{paymentTexts.vPowerLabel}</dt>
            <dd className={`num ${styles.gain}`}>{fill(paymentTexts.vPower, { value: vPower })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
