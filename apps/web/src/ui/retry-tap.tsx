import type { ReactNode } from 'react';
import { useBusy } from './use-busy.ts';

interface RetryTapProps {
  /** Resolves when the retry has ended; further taps are ignored until then. */
  onRetry: () => Promise<unknown>;
  className?: string | undefined;
  children: ReactNode;
}

/** A retry button styled by its context; base.css dims it while it runs. */
export function RetryTap({ onRetry, ...looks }: RetryTapProps) {
  const { busy, run } = useBusy();
  const retry = async () => {
    await onRetry();
  };
  return (
    <button
      {...looks}
      type="button"
      data-retry=""
      aria-busy={busy || undefined}
      onClick={() => void run(retry)}
    />
  );
}
