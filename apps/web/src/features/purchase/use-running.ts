import { useEffect, useState } from 'react';
import { NOTHING_RUNS, type Running, runningOf } from '../../lib/running-contracts.ts';
import { api } from '../../platform/api/api.ts';
import type { Member } from './member.ts';

/** What the server charges the member for already; nothing while it is not known. Asked anew with each membership. */
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
      // Nothing is marked: the server tells again before anything is ordered.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [isKnown, until]);
  return running;
}
