import type { ReactNode } from 'react';
import type { UserState } from '../../lib/user-state.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { isNoConnection } from '../api/api-error.ts';
import { VisitorFirst } from './visitor-first.tsx';

interface UserPartProps<Data> {
  state: UserState<Data>;
  /** Shown until user and data are known. */
  skeleton: ReactNode;
  /** Shown without a valid token. */
  guest: ReactNode;
  /** Heading of the failure. */
  failedTitle: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Class of the element around the failure. */
  stateClass?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** A part of the page with the user's data, in each of its states. */
export function UserPart<Data>({ state, skeleton, guest, children, ...failed }: UserPartProps<Data>) {
  if (state.kind === 'known') return children(state.data);
  if (state.kind === 'failed') {
    const { failedTitle, isRetrying, onRetry, stateClass } = failed;
    return (
      <div className={stateClass}>
        <RetryBlock
          title={failedTitle}
          isOffline={isNoConnection(state.cause)}
          busy={isRetrying}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <VisitorFirst who={state.kind} skeleton={skeleton}>
      {guest}
    </VisitorFirst>
  );
}
