import { useCallback, useEffect, useState } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { latestOnly } from '../lib/latest-only.ts';
import { useStore } from '../lib/store.ts';
import { usePoll } from '../lib/use-poll.ts';
import { changes } from '../model/business-clock.ts';
import { commonFault, type Fault, type MIXED } from './money-kinds.ts';

const READ_EVERY_MS = 3_000;

/** What is wrong with the wallets: the sandbox keeps it, and others set it too. */
export function useFault() {
  const [fault, setFault] = useState<Fault | typeof MIXED>('none');
  const [showLatest] = useState(() => latestOnly(setFault));
  // Without a sandbox nothing can be wrong with it; a pick says so.
  const refresh = useCallback(
    () => showLatest(labApi.readFaults().then(commonFault)).catch(() => undefined),
    [showLatest],
  );
  usePoll(refresh, READ_EVERY_MS);
  const change = useStore(changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset mends everything, and is a reason to ask.
  useEffect(() => void refresh(), [refresh, change]);
  return { fault, refresh };
}
