import { renewalTexts } from '@juban/contract/texts/renewals';
import { fenOf } from '@juban/domain/money';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { priceText } from '../../ui/price-text.ts';
import type { Contract } from './contract-data.ts';
import { channelText } from './contract-faces.ts';
import styles from './plan-card.module.css';

/** The main facts: when, how much, from which wallet. */
export function PlanFacts({ contract }: { contract: Contract }) {
  const { nextChargeTime, paidUntil, price, payChannel } = contract;
  // The App Store charges by its own clock, so show the end of the paid time instead.
  const [label, at] =
    nextChargeTime === null ? [renewalTexts.untilLabel, paidUntil] : [renewalTexts.nextLabel, nextChargeTime];
  return (
    <dl className={styles.facts}>
      {at !== null && (
        <div>
          <dt>{label}</dt>
          <dd className="num">{shanghaiDay(at)}</dd>
        </div>
      )}
      <div>
        <dt>{renewalTexts.priceLabel}</dt>
        <dd className="num">¥{priceText(fenOf(price))}</dd>
      </div>
      <div>
        <dt>{renewalTexts.wayLabel}</dt>
        <dd>{channelText(payChannel)}</dd>
      </div>
    </dl>
  );
}
