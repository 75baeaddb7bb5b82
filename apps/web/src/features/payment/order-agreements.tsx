import { fill } from '@juban/contract/texts/fill';
import { orderTexts } from '@juban/contract/texts/orders';
import type { OrderDetail } from './order-data.ts';
import styles from './order-facts.module.css';
import { useAgreementTitles } from './use-agreement-titles.ts';

/** The agreed documents in their versions of that day. */
export function OrderAgreements({ agreements }: Pick<OrderDetail, 'agreements'>) {
  const titles = useAgreementTitles(agreements.map(({ key }) => key));
  if (agreements.length === 0) return null;
  return (
    <div className={styles.agreements}>
      <dt>{orderTexts.agreementsLabel}</dt>
      <dd>
        {agreements.map(({ key, version }) => (
          <span key={key}>
            {titles.get(key)}
            <small className="num">{fill(orderTexts.agreementVersion, { version })}</small>
          </span>
        ))}
      </dd>
    </div>
  );
}
