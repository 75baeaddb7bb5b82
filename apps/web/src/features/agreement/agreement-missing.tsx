import { agreementTexts } from '@juban/contract/texts/agreement';
import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyBlock, ErrorBlock } from '../../ui/state-block.tsx';
import ways from '../../ui/ways.module.css';
import styles from './agreement-screen.module.css';

export function NoSuchAgreement() {
  return (
    <main className={styles.page}>
      <div className={styles.state}>
        <EmptyBlock title={agreementTexts.noSuchAgreement} hint={agreementTexts.noSuchAgreementHint}>
          <Link to="/" className={ways.ghost}>
            {commonTexts.backHome}
          </Link>
        </EmptyBlock>
      </div>
    </main>
  );
}

export function AgreementFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.page}>
      <div className={styles.state}>
        <ErrorBlock title={agreementTexts.failed} hint={agreementTexts.failedHint}>
          <Button look="ghost" onClick={onRetry}>
            {commonTexts.retry}
          </Button>
        </ErrorBlock>
      </div>
    </main>
  );
}
