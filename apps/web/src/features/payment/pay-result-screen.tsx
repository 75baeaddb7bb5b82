import type { BrandId } from '@juban/catalog';
import { paymentTexts } from '@juban/contract/texts/payment';
import { CheckingStage } from './checking-stage.tsx';
import { MissingOrder } from './missing-order.tsx';
import { OrderLogin } from './order-login.tsx';
import { STATE_FACES } from './order-states.ts';
import page from './orders-screen.module.css';
import { PaidStage } from './paid-stage.tsx';
import { ResultStage } from './result-stage.tsx';
import { UnpaidStage } from './unpaid-stage.tsx';
import { usePayCheck } from './use-pay-check.ts';

interface PayResultScreenProps {
  orderNo: string | undefined;
  brand: BrandId;
}

/** The result of a payment as the server knows it; the address only names the order. */
export function PayResultScreen({ orderNo, brand }: PayResultScreenProps) {
  return (
    <main className={page.page}>
      <h1 className="sr-only">{paymentTexts.resultTitle}</h1>
      {orderNo ? <PayResult orderNo={orderNo} brand={brand} /> : <MissingOrder />}
    </main>
  );
}

function PayResult({ orderNo, brand }: { orderNo: string; brand: BrandId }) {
  const { check, look } = usePayCheck(orderNo);
  switch (check.kind) {
    case 'paid':
      if (check.order.state === 'paid') return <ResultStage order={check.order} result="held" />;
      if (!STATE_FACES[check.order.state].paid) return <ResultStage order={check.order} result="refunded" />;
      return <PaidStage order={check.order} brand={brand} risenTo={check.risenTo} />;
    case 'unpaid':
      return <UnpaidStage order={check.order} brand={brand} onLook={look} />;
    case 'checking':
      return <CheckingStage check={check} orderNo={orderNo} onLook={look} />;
    case 'missing':
      return <MissingOrder />;
    case 'guest':
      return <OrderLogin />;
  }
}
