import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { fenOf } from '@juban/domain/money';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Link } from '@tanstack/react-router';
import { contractsQuery } from '../../lib/contracts-query.ts';
import { dataOf } from '../../lib/user-state.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { Icon } from '../../ui/icon.tsx';
import { priceText } from '../../ui/price-text.ts';
import { RENEW } from '../../ui/renew-icon.ts';
import styles from './renewal-bar.module.css';

/** A link to the next renewal charges. */
export function RenewalBar() {
  const { state } = useUserQuery(contractsQuery);
  const data = dataOf(state);
  const next = data?.content.find(({ nextChargeTime }) => nextChargeTime !== null);
  return (
    <Link to="/vip/renewals" className={styles.bar}>
      <Icon paths={RENEW} />
      <span className={styles.words}>
        <b>{renewalTexts.entry}</b>
        <small className="num">
          {next?.nextChargeTime
            ? fill(renewalTexts.entryNext, {
                date: shanghaiDay(next.nextChargeTime),
                price: `¥${priceText(fenOf(next.price))}`,
              })
            : state.kind === 'failed'
              ? renewalTexts.failed
              : data && (data.content.length > 0 ? renewalTexts.entryNone : renewalTexts.empty)}
        </small>
      </span>
      <Icon name="next" size={16} />
    </Link>
  );
}
