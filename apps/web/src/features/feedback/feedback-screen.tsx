import { feedbackTexts } from '@juban/contract/texts/feedback';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAskLogin } from '../../host/use-ask-login.ts';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { useKeptDraft } from '../../lib/use-kept-draft.ts';
import { feedbackDraftKind } from './feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackLogin } from './feedback-login.tsx';
import styles from './feedback-screen.module.css';

interface FeedbackScreenProps {
  isPrivacy: boolean;
  /** The way back, once it was sent. */
  onDone: () => void;
}

/** A problem or a privacy complaint, from somebody we know. */
export function FeedbackScreen({ isPrivacy, onDone }: FeedbackScreenProps) {
  const isStranger = useStranger();
  const askLogin = useAskLogin({ replace: true });
  const { kept, onWrite, toLogin, drop } = useKeptDraft(feedbackDraftKind(isPrivacy), askLogin);
  useEffect(() => {
    if (isStranger) toLogin();
  }, [isStranger, toLogin]);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{isPrivacy ? feedbackTexts.privacyTitle : feedbackTexts.title}</h1>
      {isStranger ? (
        <FeedbackLogin />
      ) : (
        <FeedbackForm
          key={kept ? 'kept' : 'new'}
          isPrivacy={isPrivacy}
          kept={kept}
          onWrite={onWrite}
          onLogin={toLogin}
          onDone={() => {
            drop();
            onDone();
          }}
        />
      )}
    </main>
  );
}

/** Nobody, or somebody whose token the server refuses. Any other failure says nothing about that. */
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
