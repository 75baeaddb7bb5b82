import { commonTexts } from '@juban/contract/texts/common';
import { useCallback } from 'react';
import type { Campaign } from './campaign-data.ts';
import { say } from './campaign-toasts.ts';
import type { DialogParts } from './dialog-parts.ts';
import { LoginAsk } from './login-ask.tsx';
import { PrizesDialog } from './prizes-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { CampaignActs } from './use-campaign.ts';

/** Dialogs of the campaign, one at a time. */
export function CampaignDialogs({ campaign, acts }: { campaign: Campaign; acts: CampaignActs }) {
  const { dialog, close } = acts;
  const onFailed = useCallback(() => {
    close();
    say(commonTexts.noConnection);
  }, [close]);
  const parts = (kind: string): DialogParts => ({ open: dialog?.kind === kind, onClose: close, onFailed });
  return (
    <>
      <LoginAsk {...parts('login')} />
      <ResultDialog
        {...parts('result')}
        campaign={campaign}
        text={dialog?.kind === 'result' ? dialog.text : undefined}
      />
      <PrizesDialog {...parts('prizes')} campaign={campaign} />
    </>
  );
}
