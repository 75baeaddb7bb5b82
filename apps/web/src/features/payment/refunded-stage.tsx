import type { OrderDetail } from './order-data.ts';
import { OrderHead } from './order-head.tsx';
import { OrderScreenLink } from './order-screen-link.tsx';
import styles from './result-stage.module.css';

/** Somebody comes back to the result of a payment that has since been undone. */
export function RefundedStage({ order }: { order: OrderDetail }) {
  return (
    <section className={styles.stage} data-result="refunded">
      <OrderHead order={order} membershipEnd={undefined} />
      <div className={styles.ways}>
        <OrderScreenLink orderNo={order.orderNo} />
      </div>
    </section>
  );
}
