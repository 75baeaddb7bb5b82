import type { BrandId } from '@juban/catalog';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import { UserPart } from '../../platform/host/user-part.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import ways from '../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { OrderLogin } from './order-login.tsx';
import { OrderMonthBlock } from './order-month-block.tsx';
import styles from './orders-screen.module.css';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { RenewalBar } from './renewal-bar.tsx';
import { useOrders } from './use-orders.ts';

/** The user's orders, newest first. */
export function OrdersScreen({ brand }: { brand: BrandId }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{paymentTexts.ordersTitle}</h1>
      <Orders brand={brand} />
    </main>
  );
}

function Orders({ brand }: { brand: BrandId }) {
  const { state, retry, isRetrying, more } = useOrders();
  return (
    <UserPart
      state={state}
      skeleton={<OrdersSkeleton />}
      guest={<OrderLogin />}
      failedTitle={paymentTexts.ordersFailed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={styles.state}
    >
      {(months) =>
        months.length === 0 ? (
          <NoOrders />
        ) : (
          <>
            <RenewalBar />
            <EndlessList items={months} keyOf={({ key }) => key} label={orderTexts.list} {...more}>
              {(month) => <OrderMonthBlock month={month} brand={brand} />}
            </EndlessList>
          </>
        )
      }
    </UserPart>
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
