import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { walletTexts } from '@juban/contract/texts/wallets';
import { secondText } from '@juban/domain/shanghai-words';
import { CopyButton } from './copy-button.tsx';
import { OrderAgreements } from './order-agreements.tsx';
import type { OrderDetail } from './order-data.ts';
import styles from './order-facts.module.css';
import panel from './panel.module.css';

/** Data that support asks for: number, wallet, times and documents. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { orderNo, payChannel, createTime, payTime, agreements } = order;
  return (
    <section className={panel.panel}>
      <dl className={panel.lines}>
        <div>
          <dt>{paymentTexts.orderNoLabel}</dt>
          <dd className={styles.number}>
            <span className="num">{orderNo}</span>
            <CopyButton text={orderNo} label={orderTexts.copyOrderNo} />
          </dd>
        </div>
        {payChannel && (
          <div>
            <dt>{paymentTexts.payChannelLabel}</dt>
            <dd>{walletTexts[payChannel]}</dd>
          </div>
        )}
        <div>
          <dt>{paymentTexts.createTimeLabel}</dt>
          <dd className="num">{secondText(createTime)}</dd>
        </div>
        {payTime !== null && (
          <div>
            <dt>{paymentTexts.payTimeLabel}</dt>
            <dd className="num">{secondText(payTime)}</dd>
          </div>
        )}
        <OrderAgreements agreements={agreements} />
      </dl>
    </section>
  );
}
