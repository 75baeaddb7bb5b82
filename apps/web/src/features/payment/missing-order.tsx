import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import ways from '../../ui/link-buttons.module.css';
import { ErrorBlock } from '../../ui/state-block.tsx';
import styles from './orders-screen.module.css';

/** An invalid number, or another user's: the message is the same. */
export function MissingOrder() {
  return (
    <div className={styles.state}>
      <ErrorBlock art="seat" title={paymentTexts.resultMissing} hint={orderTexts.missingHint}>
        <Link to="/vip/orders" className={ways.ghost}>
          {paymentTexts.resultOrders}
        </Link>
      </ErrorBlock>
    </div>
  );
}
