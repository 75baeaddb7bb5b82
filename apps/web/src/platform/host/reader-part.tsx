import type { ReactNode } from 'react';
import type { ReaderState } from '../../lib/reader-state.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { isNoConnection } from '../api/api-error.ts';
import { StrangerFirst } from './stranger-first.tsx';

interface ReaderPartProps<Data> {
  state: ReaderState<Data>;
  /** Stands there until it is known whose part it is, and until their data has come. */
  skeleton: ReactNode;
  /** What somebody without a valid token reads. */
  guest: ReactNode;
  /** What could not be had, in words. */
  failedTitle: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Where the words of a failure stand. */
  stateClass?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** A part of the page that is the reader's own, in each of its states. */
export function ReaderPart<Data>({ state, skeleton, guest, children, ...failed }: ReaderPartProps<Data>) {
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
    <StrangerFirst who={state.kind} skeleton={skeleton}>
      {guest}
    </StrangerFirst>
  );
}
