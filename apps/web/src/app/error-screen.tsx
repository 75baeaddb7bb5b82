import { commonTexts } from '@juban/contract/texts/common';
import { useEffect } from 'react';
import { LoginLink } from '../platform/host/login-link.tsx';
import { RetryTap } from '../ui/retry-tap.tsx';
import type { StateArtName } from '../ui/state-art.tsx';
import type { ErrorKind } from './error-kind.ts';
import { HomeLink } from './home-link.tsx';
import { StateScreen, stateAction } from './state-screen.tsx';

interface ErrorFace {
  title: string;
  hint?: string;
  art: StateArtName;
  wayOn: 'retry' | 'login' | 'home';
}

const FACES: Readonly<Record<ErrorKind, ErrorFace>> = {
  offline: {
    title: commonTexts.noConnectionTitle,
    hint: commonTexts.noConnectionHint,
    art: 'television',
    wayOn: 'retry',
  },
  '401': { title: commonTexts.http401, art: 'ticket', wayOn: 'login' },
  '403': { title: commonTexts.http403, art: 'rope', wayOn: 'home' },
  '404': { title: commonTexts.http404, hint: commonTexts.noContentHint, art: 'poster-wall', wayOn: 'home' },
  '502': {
    title: commonTexts.brokenTitle,
    hint: commonTexts.brokenHint,
    art: 'film',
    wayOn: 'retry',
  },
};

interface ErrorScreenProps {
  kind: ErrorKind;
  onRetry: () => Promise<unknown>;
}

/** Replaces the whole page when it cannot be shown. */
export function ErrorScreen({ kind, onRetry }: ErrorScreenProps) {
  const { title, hint, art, wayOn } = FACES[kind];
  useRetryOnline(kind === 'offline', onRetry);
  return (
    <StateScreen art={art} title={title} hint={hint} testId={`error-${kind}`}>
      {wayOn === 'retry' && (
        <RetryTap className={stateAction.main} onRetry={onRetry}>
          {commonTexts.retry}
        </RetryTap>
      )}
      {wayOn === 'login' && <LoginLink className={stateAction.main} />}
      <HomeLink quiet={wayOn !== 'home'} />
    </StateScreen>
  );
}

function useRetryOnline(wanted: boolean, onRetry: () => Promise<unknown>): void {
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [wanted, onRetry]);
}
