import { fill } from '@juban/contract/texts/fill';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { secondText } from '@juban/domain/shanghai-words';
import type { OrderDetail, OrderState } from './order-data.ts';
import styles from './order-timeline.module.css';
import panel from './panel.module.css';

const STEP_NAMES: Readonly<Record<OrderState, string>> = {
  created: orderTexts.stepCreated,
  paying: orderTexts.stepPaying,
  paid: orderTexts.stepPaid,
  fulfilled: orderTexts.stepFulfilled,
  closed: orderTexts.stepClosed,
  refunding: orderTexts.stepRefunding,
  'partly-refunded': orderTexts.stepPartlyRefunded,
  refunded: orderTexts.stepRefunded,
};

/** The steps of the order, newest first. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const { days, vPower: value, steps } = order;
  // That it was waiting is worth a line only while it still is.
  const shown = steps.filter(({ state }, at) => state !== 'paying' || at === steps.length - 1);
  return (
    <section className={panel.panel}>
      <h2>{paymentTexts.historyLabel}</h2>
      <ol className={styles.steps} reversed>
        {shown.reverse().map(({ state, time }) => (
          <li key={`${state} ${time}`}>
            <b>{STEP_NAMES[state]}</b>
            {state === 'fulfilled' && (
              <small className="num">{fill(orderTexts.stepFulfilledHint, { days, value })}</small>
            )}
            <time className="num" dateTime={new Date(time).toISOString()}>
              {secondText(time)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
