import { useEffect, useState } from 'react';
import { NOTHING_RUNS, type Running, runningOf } from '../../lib/running-contracts.ts';
import { api } from '../../platform/api/api.ts';
import type { Member } from './member.ts';

/** The user's running renewals; none while unknown. Reloaded when the membership changes. */
export function useRunning(member: Member | undefined): Running {
  const [running, setRunning] = useState(NOTHING_RUNS);
  const isKnown = member !== undefined;
  const until = member?.expiredTime;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a purchase moves the end, and may have signed a contract
  useEffect(() => {
    let left = false;
    if (!isKnown) return setRunning(NOTHING_RUNS);
    api.listContracts({}).then(
      ({ content }) => left || setRunning(runningOf(content)),
      // Nothing is marked; the server warns again before an order.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [isKnown, until]);
  return running;
}
