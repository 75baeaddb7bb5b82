import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import ways from '../../ui/link-buttons.module.css';

export function OrderScreenLink({ orderNo }: { orderNo: string }) {
  return (
    <Link to="/vip/orders" search={{ orderNo }} className={ways.ghost}>
      {paymentTexts.resultOrders}
    </Link>
  );
}
