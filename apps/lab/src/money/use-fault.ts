import { useCallback, useEffect, useState } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { latestOnly } from '../lib/latest-only.ts';
import { useStore } from '../lib/store.ts';
import { usePoll } from '../lib/use-poll.ts';
import { changes } from '../model/business-clock.ts';
import { commonFault, type Fault, type MIXED } from './money-kinds.ts';

const READ_EVERY_MS = 3_000;

/** The fault of the wallets, stored in the sandbox, which others can change too. */
export function useFault() {
  const [fault, setFault] = useState<Fault | typeof MIXED>('none');
  const [showLatest] = useState(() => latestOnly(setFault));
  // Without a sandbox there are no faults; picking one shows an error.
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
