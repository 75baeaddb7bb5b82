import { renewalTexts } from '@juban/contract/texts/renewals';
import { useState } from 'react';
import { LoginWanted } from '../../host/login-wanted.tsx';
import { StrangerFirst } from '../../host/stranger-first.tsx';
import { useLoginState } from '../../host/use-login-state.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import { type MembershipEnd as Membership, useMembershipEnd } from '../../lib/use-membership-end.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { AboutRenewal } from './about-renewal.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Contract } from './contract-data.ts';
import { NoContracts } from './no-contracts.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './renewals-screen.module.css';
import { RenewalsSkeleton } from './renewals-skeleton.tsx';
import { useContracts } from './use-contracts.ts';

/** What will be charged, when and how much, and the way out in two taps. */
export function RenewalsScreen({ brand }: { brand: string }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{renewalTexts.title}</h1>
      <Renewals brand={brand} />
    </main>
  );
}

function Renewals({ brand }: { brand: string }) {
  const who = useLoginState();
  const { contracts, error, retry, isRetrying, isWorking, cancel, resume } = useContracts(who === 'user');
  const [asked, setAsked] = useState<Contract>();
  const membership = useMembershipEnd(who === 'user');
  if (who !== 'user' || isLoginRefusal(error)) {
    return (
      <StrangerFirst who={who} skeleton={<RenewalsSkeleton />}>
        <div className={styles.state}>
          <LoginWanted title={renewalTexts.loginTitle} hint={renewalTexts.loginHint} />
        </div>
      </StrangerFirst>
    );
  }
  if (error) {
    return (
      <div className={styles.state}>
        <RetryBlock title={renewalTexts.failed} busy={isRetrying} onRetry={retry} />
      </div>
    );
  }
  if (contracts === undefined) return <RenewalsSkeleton />;
  if (contracts.length === 0) return <NoContracts />;
  const close = () => setAsked(undefined);
  return (
    <>
      <MembershipEnd membership={membership} />
      <ul className={styles.plans} aria-label={renewalTexts.list}>
        {contracts.map((contract) => (
          <li key={contract.contractNo}>
            <PlanCard
              contract={contract}
              brand={brand}
              isLast={contract === contracts.find(({ family }) => family === contract.family)}
              busy={isWorking}
              onCancel={setAsked}
              onResume={(wanted) => void resume(wanted)}
            />
          </li>
        ))}
      </ul>
      <AboutRenewal />
      <CancelDialog
        contract={asked}
        membership={membership}
        busy={isWorking}
        onKeep={close}
        onCancel={(wanted) => void cancel(wanted).then(close)}
      />
    </>
  );
}

/** The one date until which VIP lasts, and how it differs from the dates of the contracts below. */
function MembershipEnd({ membership }: { membership: Membership | undefined }) {
  if (!membership?.isActive) return null;
  return (
    <p className={styles.end} data-testid="membership-end">
      <b className="num">{membershipEndText(membership.end)}</b>
      {renewalTexts.endNote}
    </p>
  );
}
