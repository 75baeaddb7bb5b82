import { agreementTexts } from '@juban/contract/texts/agreement';
import { commonTexts } from '@juban/contract/texts/common';
import { HomeLink } from '../../app/home-link.tsx';
import { StateScreen, stateAction } from '../../app/state-screen.tsx';
import { RetryTap } from '../../ui/retry-tap.tsx';

export function NoSuchAgreement() {
  return (
    <StateScreen
      art="seat"
      title={agreementTexts.noSuchAgreement}
      hint={agreementTexts.noSuchAgreementHint}
      testId="no-agreement"
    >
      <HomeLink />
    </StateScreen>
  );
}

export function AgreementFailed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <StateScreen
      art="film"
      title={agreementTexts.failed}
      hint={commonTexts.tryAgain}
      testId="agreement-failed"
    >
      <RetryTap className={stateAction.main} onRetry={onRetry}>
        {commonTexts.retry}
      </RetryTap>
    </StateScreen>
  );
}
