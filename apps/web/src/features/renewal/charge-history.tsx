import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { fenOf } from '@juban/domain/money';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import { priceText } from '../../ui/price-text.ts';
import styles from './charge-history.module.css';
import type { Contract } from './contract-data.ts';

/** Past charges; each links to its order, where a refund can be requested. */
export function ChargeHistory({ charges }: Pick<Contract, 'charges'>) {
  return (
    <details className={styles.history}>
      <summary>
        {renewalTexts.history}
        <span className="num">{fill(renewalTexts.historyCount, { count: charges.length })}</span>
        <Icon name="next" size={14} />
      </summary>
      <ul>
        {charges.map(({ orderNo, payTime, price, refunded }) => (
          <li key={orderNo}>
            <Link to="/vip/orders" search={{ orderNo }} className={styles.charge}>
              <span className="num">{shanghaiDay(payTime)}</span>
              {refunded && <small>{renewalTexts.historyRefunded}</small>}
              <b className="num">¥{priceText(fenOf(price))}</b>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
