import type { BrandId } from '@juban/catalog';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { useState } from 'react';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import { type MembershipEnd as Membership, useMembershipEnd } from '../../lib/use-membership-end.ts';
import { LoginRequired } from '../../platform/host/login-required.tsx';
import { useLoginState } from '../../platform/host/use-login-state.ts';
import { UserPart } from '../../platform/host/user-part.tsx';
import { AboutRenewal } from './about-renewal.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Contract } from './contract-data.ts';
import { NoContracts } from './no-contracts.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './renewals-screen.module.css';
import { RenewalsSkeleton } from './renewals-skeleton.tsx';
import { useContracts } from './use-contracts.ts';

/** The user's renewals: next charges, and cancelling in two taps. */
export function RenewalsScreen({ brand }: { brand: BrandId }) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{renewalTexts.title}</h1>
      <Renewals brand={brand} />
    </main>
  );
}

function Renewals({ brand }: { brand: BrandId }) {
  const { state, retry, isRetrying, ...acts } = useContracts();
  // Loaded together with the contracts, so that nothing moves once they are shown.
  const membership = useMembershipEnd(useLoginState() === 'user');
  return (
    <UserPart
      state={state}
      skeleton={<RenewalsSkeleton />}
      guest={
        <div className={styles.state}>
          <LoginRequired title={renewalTexts.loginTitle} hint={renewalTexts.loginHint} />
        </div>
      }
      failedTitle={renewalTexts.failed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={styles.state}
    >
      {({ content }) =>
        content.length === 0 ? (
          <NoContracts />
        ) : (
          <Plans contracts={content} membership={membership} brand={brand} {...acts} />
        )
      }
    </UserPart>
  );
}

interface PlansProps extends Pick<ReturnType<typeof useContracts>, 'isWorking' | 'cancel' | 'resume'> {
  contracts: readonly Contract[];
  membership: Membership | undefined;
  brand: BrandId;
}

function Plans({ contracts, membership, brand, isWorking, cancel, resume }: PlansProps) {
  const [asked, setAsked] = useState<Contract>();
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

/** The end of the membership, and how it differs from the dates of the contracts below. */
function MembershipEnd({ membership }: { membership: Membership | undefined }) {
  if (!membership?.isActive) return null;
  return (
    <p className={styles.end} data-testid="membership-end">
      <b className="num">{membershipEndText(membership.end)}</b>
      {renewalTexts.endNote}
    </p>
  );
}
