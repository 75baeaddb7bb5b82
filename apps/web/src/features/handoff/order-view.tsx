import { BRANDS, type BrandId, type ClientType, clientTypeOf } from '@juban/catalog';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { fill } from '@juban/contract/texts/fill';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { paymentTexts } from '@juban/contract/texts/payment';
import { fenOf } from '@juban/domain/money';
import { clockText } from '@juban/domain/shanghai-words';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { priceText } from '../../ui/price-text.ts';
import { RefundRule } from '../../ui/refund-rule.tsx';
import { AgreeLine } from './agree-line.tsx';
import type { HandoffOrder } from './handoff-data.ts';
import { OrderSlip } from './order-slip.tsx';
import styles from './order-view.module.css';

const SHIELD = ['M12 3l7.5 3v5.5c0 4.4-3 7.6-7.5 9.5-4.5-1.9-7.5-5.1-7.5-9.5V6z', 'M8.8 11.8l2.4 2.4 4-4.2'];
const PLAY = ['M8 5.5v13l10.5-6.5z'];

const FROM: Readonly<Partial<Record<ClientType['platform'], string>>> = {
  tv: handoffTexts.fromTv,
  windows: handoffTexts.fromPc,
  mac: handoffTexts.fromPc,
};

interface OrderViewProps {
  order: HandoffOrder;
  wallet: 'aliPay' | 'wechat' | undefined;
  isPaying: boolean;
  isConfirming: boolean;
  onPay: () => void;
}

export function OrderView({ order, wallet, isPaying, isConfirming, onPay }: OrderViewProps) {
  const fen = fenOf(order.price);
  return (
    <>
      <FromLine order={order} />
      <section className={styles.bill}>
        <h2>{order.goodsName}</h2>
        <p className={`${styles.sum} num`}>
          <small>¥</small>
          {priceText(fen)}
        </p>
      </section>
      <OrderSlip order={order} wallet={wallet} />
      <Button
        wide
        className={styles.pay}
        busy={isPaying || isConfirming}
        busyLabel={isConfirming ? checkoutTexts.confirming : checkoutTexts.paying}
        onClick={onPay}
      >
        {fill(checkoutTexts.confirm, { price: priceText(fen) })}
      </Button>
      <AgreeLine renewable={order.renewable} />
      <RefundRule centered rule={order.refundRule} />
      <p className={styles.safe}>
        <Icon paths={SHIELD} size={14} />
        {handoffTexts.safe}
      </p>
    </>
  );
}

function FromLine({ order }: { order: HandoffOrder }) {
  const { platform } = clientTypeOf(order.clientType);
  const brand = BRANDS[order.brand as BrandId]?.name ?? '';
  return (
    <section className={styles.from}>
      <span className={styles.device}>
        <Icon paths={PLAY} size={14} />
      </span>
      <div>
        <b>{FROM[platform] ?? fill(handoffTexts.fromApp, { brand })}</b>
        <span className="num">{fill(paymentTexts.closeTimeHint, { time: clockText(order.closeTime) })}</span>
      </div>
    </section>
  );
}
