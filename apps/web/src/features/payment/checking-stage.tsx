import { checkoutTexts } from '@juban/contract/texts/checkout';
import { fill } from '@juban/contract/texts/fill';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Button } from '../../ui/button.tsx';
import { Seal } from '../../ui/seal.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { OrderScreenLink } from './order-screen-link.tsx';
import type { PayCheck } from './pay-check.ts';
import styles from './result-stage.module.css';
import { Turning } from './turning.tsx';

interface CheckingStageProps {
  check: PayCheck & { kind: 'checking' };
  orderNo: string;
  onLook: () => Promise<void>;
}

/** Shown while the provider has not answered; the user need not wait. */
export function CheckingStage({ check, orderNo, onLook }: CheckingStageProps) {
  const { looks, resting, offline } = check;
  return (
    <section className={styles.stage} data-result="checking" data-resting={resting}>
      <div className={styles.still}>
        {resting ? <Seal sign="question" size={88} /> : <Turning size={88} />}
      </div>
      <h2>{resting ? checkoutTexts.unsureTitle : paymentTexts.resultChecking}</h2>
      <p className={styles.say} role="status">
        {resting ? orderTexts.restingHint : offline ? orderTexts.checkingOffline : orderTexts.checkingAsk}
      </p>
      {!resting && looks > 0 && (
        <p className={`${styles.quiet} num`}>{fill(orderTexts.checkingLooks, { looks })}</p>
      )}
      {looks > 0 && (
        <div className={styles.ways}>
          {resting && <LookAgain onLook={onLook} />}
          <OrderScreenLink orderNo={orderNo} />
        </div>
      )}
    </section>
  );
}

function LookAgain({ onLook }: Pick<CheckingStageProps, 'onLook'>) {
  const looking = useBusy();
  return (
    <Button busy={looking.busy} onClick={() => void looking.run(onLook)}>
      {paymentTexts.resultAgain}
    </Button>
  );
}
