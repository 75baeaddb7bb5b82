import { fill } from '@juban/contract/texts/fill';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { fenOf } from '@juban/domain/money';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OrderDetail } from './order-data.ts';
import styles from './refund-form.module.css';
import { REASONS, reasonText } from './refund-reasons.ts';

/** Leaves space for the selected reason, which is sent before the note. */
const LONGEST_NOTE = 180;

interface RefundFormProps {
  order: OrderDetail;
  busy: boolean;
  onClose: () => void;
  onAsk: (reason: string) => Promise<void>;
}

/** The refunded amount, what is given up for it, and an optional reason. */
export function RefundForm({ order, busy, onClose, onAsk }: RefundFormProps) {
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void onAsk(reasonText(reason, note));
  };
  return (
    <form onSubmit={ask}>
      <div className={styles.sum}>
        <Price fen={fenOf(order.price)} />
        <p>{paymentTexts.refundHint}</p>
        {order.refund.endsRenewal && <p>{paymentTexts.refundEndsRenewal}</p>}
      </div>
      <fieldset className={styles.reasons}>
        <legend>{paymentTexts.refundReasonLabel}</legend>
        {REASONS.map((name) => (
          <label key={name}>
            <input type="radio" name="reason" checked={reason === name} onChange={() => setReason(name)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={orderTexts.reasonNote}
        placeholder={fill(paymentTexts.refundReasonHint, { most: LONGEST_NOTE })}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        maxLength={LONGEST_NOTE}
        enterKeyHint="done"
      />
      <div className={styles.actions}>
        <Button look="ghost" disabled={busy} onClick={onClose}>
          {paymentTexts.refundThink}
        </Button>
        <Button type="submit" look="dark" busy={busy}>
          {paymentTexts.refundConfirm}
        </Button>
      </div>
    </form>
  );
}
