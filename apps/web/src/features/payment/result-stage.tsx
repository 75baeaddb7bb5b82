import type { OrderDetail } from './order-data.ts';
import { OrderHead } from './order-head.tsx';
import { OrderScreenLink } from './order-screen-link.tsx';
import styles from './result-stage.module.css';

interface ResultStageProps {
  order: OrderDetail;
  result: 'held' | 'refunded';
}

/** The result of a payment that granted nothing yet, or was reversed. */
export function ResultStage({ order, result }: ResultStageProps) {
  return (
    <section className={styles.stage} data-result={result}>
      <OrderHead order={order} membershipEnd={undefined} />
      <div className={styles.ways}>
        <OrderScreenLink orderNo={order.orderNo} />
      </div>
    </section>
  );
}
