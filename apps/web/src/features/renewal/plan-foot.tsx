import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { MAX_CHARGE_ATTEMPTS } from '@juban/domain/renewal';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { Link } from '@tanstack/react-router';
import type { Contract } from './contract-data.ts';
import { REASON_TEXTS } from './contract-faces.ts';
import styles from './plan-card.module.css';

export interface PlanFootProps {
  contract: Contract;
  /** No later contract of the same family exists. */
  isLast: boolean;
  busy: boolean;
  onCancel: (contract: Contract) => void;
  onResume: (contract: Contract) => void;
}

/** A note about the state, next to the possible action. */
export function PlanFoot({ contract, isLast, busy, onCancel, onResume }: PlanFootProps) {
  const { state, mayCancel, mayResume } = contract;
  return (
    <footer className={styles.foot}>
      <p>{wordsOf(contract)}</p>
      {mayCancel && (
        <button type="button" className={styles.act} onClick={() => onCancel(contract)}>
          {renewalTexts.cancel}
        </button>
      )}
      {mayResume && (
        <button
          type="button"
          className={styles.act}
          data-main=""
          aria-busy={busy || undefined}
          onClick={() => onResume(contract)}
        >
          {renewalTexts.resume}
        </button>
      )}
      {state === 'closed' && isLast && (
        <Link to="/vip" className={styles.act}>
          {renewalTexts.again}
        </Link>
      )}
    </footer>
  );
}

function wordsOf({ state, reason, paidUntil, failedTries, mayCancel }: Contract): string {
  if (state === 'active') {
    if (failedTries > 0)
      return fill(renewalTexts.retryHint, { tries: failedTries, most: MAX_CHARGE_ATTEMPTS });
    return mayCancel ? renewalTexts.noticeHint : renewalTexts.appleManage;
  }
  // Refunded time does not count as paid, however long the wallet takes to end the contract.
  if (state === 'closing' && paidUntil !== null && reason !== 'refunded') {
    return fill(renewalTexts.closingHint, { date: shanghaiDay(paidUntil) });
  }
  return reason ? REASON_TEXTS[reason] : renewalTexts.stateClosed;
}
