import { fill } from '@juban/contract/texts/fill';
import { paymentTexts } from '@juban/contract/texts/payment';
import { secondText } from '@juban/domain/shanghai-words';
import type { OrderDetail } from './order-data.ts';
import panel from './panel.module.css';
import styles from './refund-parts.module.css';

const STATES = {
  asked: paymentTexts.refundPartAsked,
  done: paymentTexts.refundPartDone,
  failed: paymentTexts.refundPartFailed,
  reversed: paymentTexts.refundPartReversed,
} as const;

/** The refunds of an order; a single one is shown by the order's state alone. */
export function RefundParts({ order }: { order: OrderDetail }) {
  const { parts } = order.refund;
  const isTold = parts.length < 2 && (order.state === 'refunding' || order.state === 'refunded');
  if (parts.length === 0 || isTold) return null;
  return (
    <section className={panel.panel}>
      <h2>{paymentTexts.refundParts}</h2>
      <ul className={styles.parts}>
        {parts.map(({ price, state, askTime, doneTime }) => (
          <li key={askTime}>
            <b className="num">{fill(paymentTexts.refundPart, { price })}</b>
            <span>{STATES[state]}</span>
            <time className="num" dateTime={new Date(doneTime ?? askTime).toISOString()}>
              {secondText(doneTime ?? askTime)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
