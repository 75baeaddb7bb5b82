import { renewalTexts } from '@juban/contract/texts/renewals';
import { useState } from 'react';
import { LoginWanted } from '../../host/login-wanted.tsx';
import { ReaderPart } from '../../host/reader-part.tsx';
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
  const { state, retry, isRetrying, ...acts } = useContracts();
  return (
    <ReaderPart
      state={state}
      skeleton={<RenewalsSkeleton />}
      guest={
        <div className={styles.state}>
          <LoginWanted title={renewalTexts.loginTitle} hint={renewalTexts.loginHint} />
        </div>
      }
      failedTitle={renewalTexts.failed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={styles.state}
    >
      {({ content }) =>
        content.length === 0 ? <NoContracts /> : <Plans contracts={content} brand={brand} {...acts} />
      }
    </ReaderPart>
  );
}

interface PlansProps extends Pick<ReturnType<typeof useContracts>, 'isWorking' | 'cancel' | 'resume'> {
  contracts: readonly Contract[];
  brand: string;
}

function Plans({ contracts, brand, isWorking, cancel, resume }: PlansProps) {
  const [asked, setAsked] = useState<Contract>();
  const close = () => setAsked(undefined);
  return (
    <>
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
        busy={isWorking}
        onKeep={close}
        onCancel={(wanted) => void cancel(wanted).then(close)}
      />
    </>
  );
}
