import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import { StrangerFirst } from '../../host/stranger-first.tsx';
import { useLoginState } from '../../host/use-login-state.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { EndlessList } from '../../ui/endless-list.tsx';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import ways from '../../ui/ways.module.css';
import { OrderLogin } from './order-login.tsx';
import { OrderMonthBlock } from './order-month-block.tsx';
import styles from './orders-screen.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { RenewalBar } from './renewal-bar.tsx';
import { useOrders } from './use-orders.ts';

/** Everything the reader has bought, newest first. */
export function OrdersScreen({ brand }: { brand: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{paymentTexts.ordersTitle}</h1>
      <Orders brand={brand} />
    </main>
  );
}

function Orders({ brand }: { brand: string }) {
  const who = useLoginState();
  const { months, error, retry, isRetrying, more } = useOrders(who === 'user');
  if (who !== 'user' || isLoginRefusal(error)) {
    return (
      <StrangerFirst who={who} skeleton={<OrdersSkeleton />}>
        <OrderLogin />
      </StrangerFirst>
    );
  }
  if (error) {
    return (
      <div className={styles.state}>
        <RetryBlock title={paymentTexts.ordersFailed} busy={isRetrying} onRetry={retry} />
      </div>
    );
  }
  if (months === undefined) return <OrdersSkeleton />;
  if (months.length === 0) return <NoOrders />;
  return (
    <>
      <RenewalBar />
      <EndlessList items={months} keyOf={({ key }) => key} label={orderTexts.list} {...more}>
        {(month) => <OrderMonthBlock month={month} brand={brand} />}
      </EndlessList>
    </>
  );
}

function NoOrders() {
  return (
    <div className={styles.state}>
      <EmptyBlock title={paymentTexts.ordersEmpty} hint={paymentTexts.ordersEmptyHint}>
        <Link to="/vip" className={ways.ghost}>
          {orderTexts.openVip}
        </Link>
      </EmptyBlock>
    </div>
  );
}
