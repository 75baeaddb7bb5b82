import { useCallback, useState } from 'react';
import { notifyFailure } from './notice.ts';

/** Runs one action at a time and reports failures. */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [run: (...args: Args) => void, busy: boolean] {
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    (...args: Args) => {
      if (busy) return;
      setBusy(true);
      action(...args)
        .catch(notifyFailure)
        .finally(() => setBusy(false));
    },
    [action, busy],
  );
  return [run, busy];
}
