import type { ReactNode } from 'react';
import { LoginRequired } from '../../../platform/host/login-required.tsx';
import { UserPart } from '../../../platform/host/user-part.tsx';
import type { MyGames } from '../game-data.ts';
import { useMyGames } from './use-my-games.ts';

interface HallUserPartProps {
  words: Record<'login' | 'loginHint' | 'failed', string>;
  skeleton: ReactNode;
  children: (mine: MyGames) => ReactNode;
}

/** A part of the hall with the user's data, in each of its states. */
export function HallUserPart({ words, skeleton, children }: HallUserPartProps) {
  const { state, retry, isRetrying } = useMyGames();
  return (
    <UserPart
      state={state}
      skeleton={skeleton}
      guest={<LoginRequired title={words.login} hint={words.loginHint} />}
      failedTitle={words.failed}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      {children}
    </UserPart>
  );
}
