import type { BrandId } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { clockText } from '@juban/domain/shanghai-words';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import ways from '../../ui/link-buttons.module.css';
import { Seal } from '../../ui/seal.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { GoOnButton } from './go-on-button.tsx';
import type { OrderDetail } from './order-data.ts';
import { OrderScreenLink } from './order-screen-link.tsx';
import { OrderSlip } from './order-slip.tsx';
import styles from './result-stage.module.css';
import { buyTarget } from './return-target.ts';

interface UnpaidStageProps {
  order: OrderDetail;
  brand: BrandId;
  onLook: () => Promise<void>;
}

/** Not paid: pay now, or check again. */
export function UnpaidStage({ order, brand, onLook }: UnpaidStageProps) {
  const looking = useBusy();
  const isClosed = order.state === 'closed';
  return (
    <section className={styles.stage} data-result="unpaid">
      <div className={styles.still}>
        <Seal sign={isClosed ? 'cross' : 'clock'} size={88} />
      </div>
      <h2>{isClosed ? orderTexts.closedTitle : paymentTexts.resultUnpaid}</h2>
      <p className={styles.say}>
        {isClosed
          ? orderTexts.unpaidClosed
          : fill(orderTexts.unpaidOpen, { time: clockText(order.closeTime) })}
      </p>
      <div className={styles.slip}>
        <OrderSlip order={order} brand={brand} />
      </div>
      <div className={styles.ways}>
        {isClosed ? (
          <>
            <Link {...buyTarget(order.fromPath)} className={ways.main}>
              {orderTexts.buyAgain}
            </Link>
            <OrderScreenLink orderNo={order.orderNo} />
          </>
        ) : (
          <>
            <GoOnButton order={order} />
            <Button look="ghost" busy={looking.busy} onClick={() => void looking.run(onLook)}>
              {orderTexts.havePaid}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
