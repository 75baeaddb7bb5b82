import type { CODE } from '@juban/contract/code-names';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import type { ClaimForm } from '@juban/domain/claim';
import { normalisePhone } from '@juban/domain/phone';
import { useCallback, useState } from 'react';
import { ApiError, api } from '../../platform/api/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useProblem } from '../../ui/use-problem.ts';
import { answerText } from './answer-text.ts';
import { claimProblem, type FieldProblem, sendProblem } from './claim-problem.ts';
import { saveClaim } from './saved-claim.ts';
import { useSavedClaim } from './use-saved-claim.ts';

type CodeOf<Name extends keyof typeof CODE> = (typeof CODE)[Name];
// By number, because importing the codes would load all names. The types are checked against the contract.
type AboutField = CodeOf<'wrongSmsCode' | 'smsCodeGone' | 'claimedBefore'>;
const FIELDS: Record<AboutField, FieldProblem['field']> = { 2001: 'code', 2002: 'code', 2003: 'phone' };
const FIELD_OF_REFUSAL: Readonly<Record<string, FieldProblem['field']>> = FIELDS;
const RISK_CHECK_WANTED: CodeOf<'riskCheckWanted'> = '3001';
const CLOSED: readonly string[] = ['1003', '1004'] satisfies Array<
  CodeOf<'activityEnded' | 'notInActivityTime'>
>;

/** State of the card: sends a code, claims with it, and reports problems. */
export function useClaim(channel: string, onClosed: () => void) {
  const { problem, setProblem, passes, forget } = useProblem<FieldProblem>();
  const [codeSent, setCodeSent] = useState(false);
  /** The phone waiting for the risk check. */
  const [riskFor, setRiskFor] = useState<string>();
  const kept = useSavedClaim(channel);
  const countdown = useCountdown(`claim-code:${channel}`);
  const sending = useBusy();
  const claiming = useBusy();

  const fail = (cause: unknown, fallback: string) => {
    const text = answerText(cause, fallback);
    const code = cause instanceof ApiError ? cause.code : '';
    const field = FIELD_OF_REFUSAL[code];
    if (field) setProblem({ field, text });
    else showToast(text);
    if (CLOSED.includes(code)) onClosed();
  };

  const sendCode = (phone: string, rid?: string) =>
    sending.run(async () => {
      if (!passes(sendProblem(phone))) return;
      try {
        await api.sendClaimCode({ mobile: normalisePhone(phone), channel, ...(rid && { rid }) });
        countdown.start();
        setCodeSent(true);
      } catch (cause) {
        if (cause instanceof ApiError && cause.code === RISK_CHECK_WANTED) setRiskFor(phone);
        else fail(cause, phoneCodeTexts.sendFailed);
      }
    });

  const closeRisk = useCallback(() => setRiskFor(undefined), []);
  const passRisk = (rid: string) => {
    closeRisk();
    if (riskFor !== undefined) void sendCode(riskFor, rid);
  };

  const claim = (form: ClaimForm) =>
    claiming.run(async () => {
      if (!passes(claimProblem(form))) return;
      const mobile = normalisePhone(form.phone);
      try {
        const answer = await api.receiveClaim({ mobile, mobileValidateCode: form.code, channel });
        kept.setClaim({ ...saveClaim(channel, answer, mobile), expiredTime: answer.expiredTime });
      } catch (cause) {
        fail(cause, commonTexts.claimFailed);
      }
    });

  return {
    problem,
    forgetProblem: forget,
    codeSent,
    secondsLeft: countdown.left,
    sending: sending.busy,
    sendCode,
    riskFor,
    closeRisk,
    passRisk,
    claiming: claiming.busy,
    claim,
    claimed: kept.claim,
    /** The stored claim stays until the next one. */
    claimForAnother: () => kept.setClaim(undefined),
  };
}

export type Claim = ReturnType<typeof useClaim>;
