import { paymentTexts } from '@juban/contract/texts/payment';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { OrderDetail } from './order-data.ts';
import styles from './refund-box.module.css';
import { RefundParts } from './refund-parts.tsx';
import { RefundSheet } from './refund-sheet.tsx';

interface RefundBoxProps {
  order: OrderDetail;
  isAsking: boolean;
  onAsk: (reason: string) => Promise<void>;
}

/** The refund button, or the server's reason why there is none. */
export function RefundBox({ order, isAsking, onAsk }: RefundBoxProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const ask = async (reason: string) => {
    await onAsk(reason);
    // Granted or refused, the order behind the sheet shows the result.
    close();
  };
  const { allowed, reason, rule } = order.refund;
  if (order.state !== 'fulfilled') return <RefundParts order={order} />;
  return (
    <div className={styles.box}>
      {allowed ? (
        <Button look="ghost" wide onClick={() => setOpen(true)}>
          {paymentTexts.refundAsk}
        </Button>
      ) : (
        <p className={styles.refused}>
          <b>{paymentTexts.refundRefused}</b>
          {reason}
        </p>
      )}
      <p className={styles.rule}>{rule}</p>
      <RefundParts order={order} />
      <RefundSheet open={open} order={order} busy={isAsking} onClose={close} onAsk={ask} />
    </div>
  );
}
