import { agreementTexts } from '@juban/contract/texts/agreement';
import { commonTexts } from '@juban/contract/texts/common';
import { HomeLink } from '../../app/home-link.tsx';
import { StateScreen, stateAction } from '../../app/state-screen.tsx';

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

export function AgreementFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <StateScreen
      art="film"
      title={agreementTexts.failed}
      hint={commonTexts.checkNetwork}
      testId="agreement-failed"
    >
      <button type="button" className={stateAction.main} onClick={onRetry}>
        {commonTexts.retry}
      </button>
    </StateScreen>
  );
}
