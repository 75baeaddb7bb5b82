import type { CODE } from '@juban/contract/code-names';
import type { CallOutput } from '@juban/contract/schemas';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import type { ClaimForm } from '@juban/domain/claim';
import { maskPhone, normalisePhone } from '@juban/domain/phone';
import { useEffect, useState } from 'react';
import { ApiError, api } from '../../lib/api.ts';
import { readStored, store } from '../../lib/storage.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useProblem } from '../../ui/use-problem.ts';
import { answerText } from './answer-text.ts';
import { claimProblem, type FieldProblem, sendProblem } from './claim-problem.ts';

type CodeOf<Name extends keyof typeof CODE> = (typeof CODE)[Name];
// By number: the names of all codes would be loaded with them. The types compare them with the contract's.
type AboutField = CodeOf<'wrongSmsCode' | 'smsCodeGone' | 'claimedBefore'>;
const FIELDS: Record<AboutField, FieldProblem['field']> = { 2001: 'code', 2002: 'code', 2003: 'phone' };
const FIELD_OF_REFUSAL: Readonly<Record<string, FieldProblem['field']>> = FIELDS;
const CLOSED: readonly string[] = ['1003', '1004'] satisfies Array<
  CodeOf<'activityEnded' | 'notInActivityTime'>
>;

type Answer = CallOutput<'receiveClaim'>;

/** A claim as the page shows it and the device keeps it: without the whole phone. */
export interface ShownClaim extends Omit<Answer, 'expiredTime'> {
  maskedPhone: string;
  /** Only right after the claim: later it may be another. */
  expiredTime?: Answer['expiredTime'];
  /** The server could not be asked whether it knows this claim. */
  isUnconfirmed?: boolean;
}

export const claimKey = (channel: string) => `claim:${channel}`;

/** What stands in place of the form is loaded when it is wanted: most visitors meet an open channel for the first time. */
export const loadState = () => import('./claim-state.tsx');
const ignore = () => undefined;

/** Everything the pass does: sends a code, claims with it, and says what went wrong. */
export function useClaim(channel: string, onClosed: () => void) {
  const { problem, setProblem, passes, forget } = useProblem<FieldProblem>();
  const [codeSent, setCodeSent] = useState(false);
  const [claimed, setClaimed] = useState<ShownClaim>();
  const countdown = useCountdown(`claim-code:${channel}`);
  const sending = useBusy();
  const claiming = useBusy();

  useEffect(() => {
    if (readStored(claimKey(channel)) === undefined) return;
    // Where the code does not come, the form says that the phone has claimed before.
    loadState().then(({ restoreClaim }) => restoreClaim(channel, setClaimed), ignore);
  }, [channel]);

  const fail = (cause: unknown, fallback: string) => {
    const text = answerText(cause, fallback);
    showToast(text);
    const code = cause instanceof ApiError ? cause.code : '';
    const field = FIELD_OF_REFUSAL[code];
    if (field) setProblem({ field, text });
    if (CLOSED.includes(code)) onClosed();
  };

  const sendCode = (phone: string) =>
    sending.run(async () => {
      if (!passes(sendProblem(phone))) return;
      try {
        await api.sendClaimCode({ mobile: normalisePhone(phone), channel });
        countdown.start();
        setCodeSent(true);
        loadState().catch(ignore);
      } catch (cause) {
        fail(cause, phoneCodeTexts.sendFailed);
      }
    });

  const claim = (form: ClaimForm) =>
    claiming.run(async () => {
      if (!passes(claimProblem(form))) return;
      const mobile = normalisePhone(form.phone);
      try {
        const answer = await api.receiveClaim({ mobile, mobileValidateCode: form.code, channel });
        const made = { ...answer, maskedPhone: maskPhone(mobile) };
        store(claimKey(channel), JSON.stringify(made));
        setClaimed(made);
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
    claiming: claiming.busy,
    claim,
    claimed,
    setClaimed,
  };
}

export type Claim = ReturnType<typeof useClaim>;
