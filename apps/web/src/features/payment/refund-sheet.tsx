import { commonTexts } from '@juban/contract/texts/common';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Sheet } from '../../ui/sheet.tsx';
import type { OrderDetail } from './order-data.ts';
import { RefundForm } from './refund-form.tsx';

interface RefundSheetProps {
  open: boolean;
  order: OrderDetail;
  busy: boolean;
  onClose: () => void;
  onAsk: (reason: string) => Promise<void>;
}

export function RefundSheet({ open, order, busy, onClose, onAsk }: RefundSheetProps) {
  return (
    <Sheet
      open={open}
      busy={busy}
      onClose={onClose}
      title={paymentTexts.refundTitle}
      closeLabel={commonTexts.close}
    >
      <RefundForm order={order} busy={busy} onClose={onClose} onAsk={onAsk} />
    </Sheet>
  );
}
