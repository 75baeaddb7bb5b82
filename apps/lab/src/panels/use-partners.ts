import { useCallback, useEffect, useState } from 'react';
import { labApi, type PartnerSwitch } from '../lib/lab-api.ts';
import { latestOnly } from '../lib/latest-only.ts';
import { useStore } from '../lib/store.ts';
import { usePoll } from '../lib/use-poll.ts';
import { changes } from '../model/business-clock.ts';

const READ_EVERY_MS = 3_000;

/** How the partners answer, stored in the sandbox, which others can change too; empty without a sandbox. */
export function usePartners() {
  const [partners, setPartners] = useState<readonly PartnerSwitch[]>([]);
  const [showLatest] = useState(() => latestOnly(setPartners));
  const refresh = useCallback(() => showLatest(labApi.readPartners().catch(() => [])), [showLatest]);
  usePoll(refresh, READ_EVERY_MS);
  const change = useStore(changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset mends everything, and is a reason to ask.
  useEffect(() => void refresh(), [refresh, change]);
  return { partners, refresh };
}
