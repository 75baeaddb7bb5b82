import type { ReactNode } from 'react';
import { LoginWanted } from '../../../host/login-wanted.tsx';
import { StrangerFirst } from '../../../host/stranger-first.tsx';
import { useLoginState } from '../../../host/use-login-state.ts';
import { isLoginRefusal } from '../../../lib/is-login-refusal.ts';
import { RetryBlock } from '../../../ui/retry-block.tsx';
import type { MyGames } from '../game-data.ts';
import { useMyGames } from './use-my-games.ts';

interface OwnPartProps {
  words: Record<'login' | 'loginHint' | 'failed', string>;
  skeleton: ReactNode;
  children: (mine: MyGames) => ReactNode;
}

/** What is the user's own, with all that can stand in its place. */
export function OwnPart({ words, skeleton, children }: OwnPartProps) {
  const who = useLoginState();
  const { mine, error, retry, isRetrying } = useMyGames(who === 'user');
  if (who !== 'user' || isLoginRefusal(error)) {
    return (
      <StrangerFirst who={isLoginRefusal(error) ? 'guest' : who} skeleton={skeleton}>
        <LoginWanted title={words.login} hint={words.loginHint} />
      </StrangerFirst>
    );
  }
  if (error) return <RetryBlock title={words.failed} busy={isRetrying} onRetry={retry} />;
  return mine ? children(mine) : skeleton;
}
