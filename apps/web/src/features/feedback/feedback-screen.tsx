import { feedbackTexts } from '@juban/contract/texts/feedback';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { useSavedDraft } from '../../lib/use-saved-draft.ts';
import { api } from '../../platform/api/api.ts';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { useLoginState } from '../../platform/host/use-login-state.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { type FeedbackDraft, feedbackDraftKind } from './feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackLogin } from './feedback-login.tsx';
import styles from './feedback-screen.module.css';
import { type AskedPrize, draftOfPrize, PrizeNote, usePrize } from './prize-note.tsx';

interface FeedbackScreenProps {
  isPrivacy: boolean;
  /** The prize the feedback is about; empty for none. */
  drawId: string;
  /** Called after sending, to go back. */
  onDone: () => void;
}

/** Form for a problem, a privacy complaint or a prize, for logged-in users. */
export function FeedbackScreen({ isPrivacy, drawId, onDone }: FeedbackScreenProps) {
  const isStranger = useStranger();
  const askLogin = useAskLogin({ replace: true });
  const wanted = isPrivacy ? '' : drawId;
  const { kept, onWrite, toLogin, drop } = useSavedDraft(feedbackDraftKind(isPrivacy, wanted), askLogin);
  const asked = usePrize(wanted);
  useEffect(() => {
    if (isStranger) toLogin();
  }, [isStranger, toLogin]);
  const leave = () => {
    drop();
    onDone();
  };
  const ways = { isPrivacy, onWrite, onLogin: toLogin, onDone: leave };
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{isPrivacy ? feedbackTexts.privacyTitle : feedbackTexts.title}</h1>
      {isStranger ? <FeedbackLogin /> : <PrizeNote asked={asked} />}
      {!isStranger && <FormOf asked={asked} kept={kept} ways={ways} />}
    </main>
  );
}

interface FormOfProps {
  asked: AskedPrize;
  kept: FeedbackDraft | undefined;
  ways: Omit<ComponentProps<typeof FeedbackForm>, 'kept' | 'drawId'>;
}

/** The form with the draft from before the login, or otherwise with the prize, once it is known. */
function FormOf({ asked, kept, ways }: FormOfProps) {
  const formKey = kept ? 'kept' : 'new';
  if (asked.state === 'none' || asked.state === 'missing')
    return <FeedbackForm key={formKey} kept={kept} {...ways} />;
  if (asked.state !== 'found') return null;
  const { prize } = asked;
  return <FeedbackForm key={formKey} kept={kept ?? draftOfPrize(prize)} drawId={prize._id} {...ways} />;
}

/** A guest, or a user whose token the server refuses. Other failures do not count. */
function useStranger(): boolean {
  const who = useLoginState();
  const { error } = useQuery({
    queryKey: ['feedback', 'who'],
    queryFn: () => api.getProfile({}),
    enabled: who === 'user',
    staleTime: 0,
  });
  return who === 'guest' || isLoginRefusal(error);
}
