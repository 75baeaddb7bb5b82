import { commonTexts } from '@juban/contract/texts/common';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { type FeedbackProblem, findFeedbackProblem } from '@juban/domain/feedback';
import { useEffect, useRef, useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { currentClient, getToken } from '../../platform/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { useProblem } from '../../ui/use-problem.ts';
import { findUploadProblem, type PickedPicture } from '../../upload/picked-pictures.ts';
import { deviceFacts } from './device-facts.ts';

const PROBLEM_TEXTS: Readonly<Record<FeedbackProblem, string>> = {
  notLoggedIn: commonTexts.loginFirst,
  tooShort: feedbackTexts.tooShort,
  tooLong: feedbackTexts.tooLong,
  contactMissing: feedbackTexts.contactMissing,
  contactFormat: feedbackTexts.contactFormat,
  contactTooLong: feedbackTexts.contactTooLong,
};
/** How long the thanks are shown before going back. */
const LEAVE_AFTER_MS = 1_000;

export interface Draft {
  content: string;
  contact: string;
  isPrivacy: boolean;
  pictures: readonly PickedPicture[];
  /** The prize the feedback is about. */
  drawId?: string | undefined;
}

export interface Ways {
  onLogin: () => void;
  onDone: () => void;
}

export interface DraftProblem {
  field: 'content' | 'contact' | 'pictures';
  text: string;
}

const FIELD_OF: Readonly<Record<Exclude<FeedbackProblem, 'notLoggedIn'>, DraftProblem['field']>> = {
  tooShort: 'content',
  tooLong: 'content',
  contactMissing: 'contact',
  contactFormat: 'contact',
  contactTooLong: 'contact',
};

/** Sends a feedback; the input stays until it is stored. */
export function useSend({ onLogin, onDone }: Ways) {
  const { busy, run } = useBusy();
  const { problem, passes, forget } = useProblem<DraftProblem>();
  const keyFor = useKey();
  const [isSent, setSent] = useState(false);
  // Nothing to do if the user has left already.
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onDone, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSent, onDone]);

  const refuse = (error: unknown) => {
    const isAnswered = error instanceof ApiError && error.code !== '';
    const { message } = error as Error;
    if (isLoginRefusal(error)) showToast(commonTexts.loginFirst);
    else showToast(isAnswered ? message : fill(feedbackTexts.sendFailed, { reason: message }));
    if (isLoginRefusal(error)) onLogin();
  };

  const send = (draft: Draft) => {
    // The page is about to go back.
    if (isSent) return;
    const { content, contact, pictures } = draft;
    const found = findFeedbackProblem({ isLoggedIn: getToken() !== '', content, contact });
    if (found === 'notLoggedIn') {
      showToast(PROBLEM_TEXTS[found]);
      return onLogin();
    }
    const unready = findUploadProblem(pictures);
    const wrong = found
      ? { field: FIELD_OF[found], text: PROBLEM_TEXTS[found] }
      : unready && { field: 'pictures' as const, text: unready };
    if (!passes(wrong || undefined)) return;
    void run(async () => {
      const payload = payloadOf(draft);
      try {
        await api.saveFeedback({ ...payload, idempotencyKey: keyFor(JSON.stringify(payload)) });
      } catch (error) {
        return refuse(error);
      }
      setSent(true);
      showToast(feedbackTexts.received);
    });
  };
  return { busy, send, problem, forget };
}

function payloadOf({ content, contact, isPrivacy, pictures, drawId }: Draft) {
  const { clientType, clientVersion } = currentClient();
  return {
    content,
    mobile: contact,
    imgURLS: pictures.map(({ address }) => address).join(','),
    isPrivacy,
    ...(drawId ? { drawId } : {}),
    clientType: clientType.id,
    clientVersion,
    ...deviceFacts(),
  };
}

/** The same key for every retry with the same text, because an unanswered request may have been stored. */
function useKey(): (text: string) => string {
  const last = useRef({ text: '', key: '' });
  return (text) => {
    if (last.current.text !== text) last.current = { text, key: randomKey() };
    return last.current.key;
  };
}
