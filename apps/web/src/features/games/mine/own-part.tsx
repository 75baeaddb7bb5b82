import type { ReactNode } from 'react';
import { LoginWanted } from '../../../platform/host/login-wanted.tsx';
import { ReaderPart } from '../../../platform/host/reader-part.tsx';
import type { MyGames } from '../game-data.ts';
import { useMyGames } from './use-my-games.ts';

interface OwnPartProps {
  words: Record<'login' | 'loginHint' | 'failed', string>;
  skeleton: ReactNode;
  children: (mine: MyGames) => ReactNode;
}

/** A part of the hall with the user's data, in each of its states. */
export function OwnPart({ words, skeleton, children }: OwnPartProps) {
  const { state, retry, isRetrying } = useMyGames();
  return (
    <ReaderPart
      state={state}
      skeleton={skeleton}
      guest={<LoginWanted title={words.login} hint={words.loginHint} />}
      failedTitle={words.failed}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      {children}
    </ReaderPart>
  );
}
