import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Button } from '../../ui/button.tsx';
import styles from './card.module.css';
import { NoPhone } from './no-phone.tsx';
import type { Standing } from './use-my-data.ts';

interface DeleteCardProps {
  standing: Standing;
  busy: boolean;
  onAsk: () => void;
  onWithdraw: () => void;
}

const WAITS = {
  coolOff: myDataTexts.pendingText,
  contracts: myDataTexts.waitsContracts,
  orders: myDataTexts.waitsOrders,
} as const satisfies Record<NonNullable<Standing['deletion']>['waitsFor'], string>;

const STEPS = [
  { name: myDataTexts.stepAsk, hint: myDataTexts.stepAskHint },
  { name: myDataTexts.stepWait, hint: myDataTexts.stepWaitHint },
  { name: myDataTexts.stepDone, hint: myDataTexts.stepDoneHint },
] as const;

/** Deletes the account; after a request, shows until when it can be withdrawn. */
export function DeleteCard({ standing, busy, onAsk, onWithdraw }: DeleteCardProps) {
  const { deletion, coolOffDays, mobile } = standing;
  if (deletion)
    return (
      <section className={styles.card} data-pending="" data-testid="deletion">
        <h2>{fill(myDataTexts.pendingTitle, { date: shanghaiDay(deletion.dueTime) })}</h2>
        <p>{WAITS[deletion.waitsFor]}</p>
        <Button wide busy={busy} onClick={onWithdraw}>
          {myDataTexts.withdraw}
        </Button>
      </section>
    );
  return (
    <section className={styles.card}>
      <h2>{myDataTexts.deleteTitle}</h2>
      <p>{myDataTexts.deleteText}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ name, hint }) => (
          <li key={name}>
            <b>{fill(name, { days: coolOffDays })}</b>
            <span>{hint}</span>
          </li>
        ))}
      </ol>
      {mobile ? (
        <Button look="ghost" wide className={styles.danger} onClick={onAsk}>
          {myDataTexts.deleteAct}
        </Button>
      ) : (
        <NoPhone text={myDataTexts.noPhone} />
      )}
    </section>
  );
}
