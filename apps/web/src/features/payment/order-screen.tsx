import type { BrandId } from '@juban/catalog';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import { useMembershipEnd } from '../../lib/use-membership-end.ts';
import { UserPart } from '../../platform/host/user-part.tsx';
import ways from '../../ui/link-buttons.module.css';
import { GoOnButton } from './go-on-button.tsx';
import { MissingOrder } from './missing-order.tsx';
import type { OrderDetail } from './order-data.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLogin } from './order-login.tsx';
import styles from './order-screen.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';
import { isOpen } from './order-states.ts';
import { OrderTimeline } from './order-timeline.tsx';
import page from './orders-screen.module.css';
import { RefundBox } from './refund-box.tsx';
import { useOrder } from './use-order.ts';

interface OrderScreenProps {
  orderNo: string;
  brand: BrandId;
}

/** One order: state, grants, history and refund. */
export function OrderScreen(props: OrderScreenProps) {
  return (
    <main className={page.page}>
      <h1 className="sr-only">{paymentTexts.detailTitle}</h1>
      <Order {...props} />
    </main>
  );
}

function Order({ orderNo, brand }: OrderScreenProps) {
  const { state, isMissing, retry, isRetrying, askRefund, isAsking } = useOrder(orderNo);
  if (isMissing) return <MissingOrder />;
  return (
    <UserPart
      state={state}
      skeleton={<OrderSkeleton />}
      guest={<OrderLogin />}
      failedTitle={paymentTexts.ordersFailed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={page.state}
    >
      {(order) => <Details order={order} brand={brand} isAsking={isAsking} onRefund={askRefund} />}
    </UserPart>
  );
}

interface DetailsProps {
  order: OrderDetail;
  brand: BrandId;
  isAsking: boolean;
  onRefund: ReturnType<typeof useOrder>['askRefund'];
}

function Details({ order, brand, isAsking, onRefund }: DetailsProps) {
  const membershipEnd = useMembershipEnd(order.state === 'fulfilled');
  return (
    <>
      <OrderHead order={order} membershipEnd={membershipEnd} />
      <OrderGoods order={order} brand={brand} />
      {isOpen(order) && (
        <div className={styles.goOn}>
          {order.waits ? <GoOnButton order={order} /> : <AskResult orderNo={order.orderNo} />}
        </div>
      )}
      <OrderTimeline order={order} />
      <OrderFacts order={order} />
      <RefundBox order={order} isAsking={isAsking} onAsk={onRefund} />
      <Link to="/vip/orders" search={{}} className={styles.all}>
        {orderTexts.allOrders}
      </Link>
    </>
  );
}

/** Replaces buying again while it is unknown whether the order was paid. */
function AskResult({ orderNo }: { orderNo: string }) {
  return (
    <Link to="/vip/pay-result" search={{ orderNo }} className={ways.main}>
      {orderTexts.askResult}
    </Link>
  );
}
