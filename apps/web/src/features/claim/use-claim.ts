import type { CallOutput } from '@juban/contract/schemas';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import type { ClaimForm } from '@juban/domain/claim';
import { normalisePhone } from '@juban/domain/phone';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useProblem } from '../../ui/use-problem.ts';
import { answerText } from './answer-text.ts';
import { claimProblem, type FieldProblem, sendProblem } from './claim-problem.ts';

export type Receipt = CallOutput<'receiveClaim'> & { phone: string };

/** Everything the pass does: sends a code, claims with it, and says what went wrong. */
export function useClaim(channel: string) {
  const { problem, passes, forget } = useProblem<FieldProblem>();
  const [codeSent, setCodeSent] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const countdown = useCountdown(`claim-code:${channel}`);
  const sending = useBusy();
  const claiming = useBusy();

  const sendCode = (phone: string) =>
    sending.run(async () => {
      if (!passes(sendProblem(phone))) return;
      try {
        await api.sendClaimCode({ mobile: normalisePhone(phone), channel });
        countdown.start();
        setCodeSent(true);
      } catch (cause) {
        showToast(answerText(cause, phoneCodeTexts.sendFailed));
      }
    });

  const claim = (form: ClaimForm) =>
    claiming.run(async () => {
      if (!passes(claimProblem(form))) return;
      const mobile = normalisePhone(form.phone);
      try {
        const answer = await api.receiveClaim({ mobile, mobileValidateCode: form.code, channel });
        setReceipt({ ...answer, phone: mobile });
      } catch (cause) {
        showToast(answerText(cause, commonTexts.claimFailed));
      }
    });

  return {
    problem,
    forgetProblem: forget,
    codeSent,
    secondsLeft: countdown.left,
    sending: sending.busy,
    sendCode,
    claiming: claiming.busy,
    claim,
    receipt,
  };
}

export type Claim = ReturnType<typeof useClaim>;
