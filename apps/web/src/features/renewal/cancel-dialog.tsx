import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { useRef } from 'react';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import type { MembershipEnd } from '../../lib/use-membership-end.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RENEW } from '../../ui/renew-icon.ts';
import styles from './cancel-dialog.module.css';
import type { Contract } from './contract-data.ts';

const POWER = ['M4 18.5l5-6 3.5 3.5L20 7', 'M15 7h5v5', 'M4 21h16'];
const PRICE = ['M4 5.5h16v13H4z', 'M8 9.5h3v5H8zM14 9.5h2.5M14 12h2.5M14 14.5h2.5'];

const CALENDAR = ['M4.5 6h15v13.5h-15z', 'M4.5 10h15M8.5 3.5V8M15.5 3.5V8'];

const endFact = ({ end }: MembershipEnd) => fill(renewalTexts.cancelEnd, { end: membershipEndText(end) });

const FACTS = [
  [POWER, renewalTexts.cancelPower],
  [PRICE, renewalTexts.cancelPrice],
  [RENEW, renewalTexts.cancelBack],
] as const;

interface CancelDialogProps {
  /** The contract to be cancelled. */
  contract: Contract | undefined;
  /** Undefined while unknown, or without one. */
  membership: MembershipEnd | undefined;
  busy: boolean;
  onKeep: () => void;
  onCancel: (contract: Contract) => void;
}

/** Confirms the cancellation: what stays and what ends, with both choices side by side. */
export function CancelDialog({ contract, membership, busy, onKeep, onCancel }: CancelDialogProps) {
  // Kept while the dialog fades out.
  const last = useRef<Contract>(undefined);
  if (contract) last.current = contract;
  const paidUntil = last.current?.paidUntil ?? null;
  const facts = membership?.isActive ? [[CALENDAR, endFact(membership)] as const, ...FACTS] : FACTS;
  return (
    <Dialog
      open={contract !== undefined}
      busy={busy}
      onClose={onKeep}
      title={renewalTexts.cancelTitle}
      dress="form"
    >
      <p className={styles.lead}>
        {paidUntil === null
          ? renewalTexts.aboutCancel
          : fill(renewalTexts.cancelLead, { date: shanghaiDay(paidUntil) })}
      </p>
      <ul className={styles.facts}>
        {facts.map(([paths, words]) => (
          <li key={words}>
            <Icon paths={paths} size={20} />
            {words}
          </li>
        ))}
      </ul>
      <div className={styles.two}>
        <Button look="ghost" busy={busy} onClick={() => contract && onCancel(contract)}>
          {renewalTexts.cancelConfirm}
        </Button>
        <Button disabled={busy} onClick={onKeep}>
          {renewalTexts.cancelKeep}
        </Button>
      </div>
    </Dialog>
  );
}
