import type { BrandId } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { ChargeHistory } from './charge-history.tsx';
import { faceOf, periodText } from './contract-faces.ts';
import styles from './plan-card.module.css';
import { PlanFacts } from './plan-facts.tsx';
import { PlanFoot, type PlanFootProps } from './plan-foot.tsx';

interface PlanCardProps extends PlanFootProps {
  brand: BrandId;
}

/** One contract: its package, its next charge and its actions. */
export function PlanCard({ contract, brand, ...acts }: PlanCardProps) {
  const { goodsName, signTime, endTime, period, charges } = contract;
  const { name, tone } = faceOf(contract);
  const signed = shanghaiDay(signTime);
  return (
    <article className={styles.plan} data-tone={tone} data-testid="plan-card">
      <header className={styles.head}>
        <BrandMark brand={brand} size={40} />
        <div className={styles.what}>
          <h2 className="by-clause">{goodsName}</h2>
          <p>
            <span className="num">
              {endTime === null
                ? fill(renewalTexts.signedOn, { date: signed })
                : fill(renewalTexts.fromTo, { from: signed, to: shanghaiDay(endTime) })}
            </span>
            {endTime === null && (
              <>
                <i aria-hidden="true" />
                {periodText(period)}
              </>
            )}
          </p>
        </div>
        <span className={styles.state}>{name}</span>
      </header>
      {tone !== 'off' && <PlanFacts contract={contract} />}
      <PlanFoot contract={contract} {...acts} />
      {charges.length > 0 && <ChargeHistory charges={charges} />}
    </article>
  );
}
