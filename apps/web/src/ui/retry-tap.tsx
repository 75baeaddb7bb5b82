import type { ReactNode } from 'react';
import { useBusy } from './use-busy.ts';

interface RetryTapProps {
  /** Ends when the try has; until then further taps do nothing. */
  onRetry: () => Promise<unknown>;
  className?: string | undefined;
  children: ReactNode;
}

/** Another try in the looks of its place; base.css makes it pale for as long as it runs. */
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
