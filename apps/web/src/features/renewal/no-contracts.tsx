import { orderTexts } from '@juban/contract/texts/orders';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { Link } from '@tanstack/react-router';
import ways from '../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../ui/state-block.tsx';
import styles from './renewals-screen.module.css';

export function NoContracts() {
  return (
    <div className={styles.state}>
      <EmptyBlock title={renewalTexts.empty} hint={renewalTexts.emptyHint}>
        <Link to="/vip" className={ways.ghost}>
          {orderTexts.openVip}
        </Link>
      </EmptyBlock>
    </div>
  );
}
