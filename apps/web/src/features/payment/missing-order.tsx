import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import { ErrorBlock } from '../../ui/state-block.tsx';
import ways from '../../ui/ways.module.css';
import styles from './orders-screen.module.css';

/** A number that is none, or somebody else's: both look the same from outside. */
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
