import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mayHaveHost } from '../../host/may-have-host.ts';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { getToken } from '../../lib/session.ts';

/** Points of whoever reads the page: not known yet, nobody's, not to be had, or as many. */
export type Balance = 'unknown' | 'guest' | 'failed' | number;

/** The server's page is a visitor's: the balance is asked for once the page is awake, and after each change. */
export function usePurse() {
  const who = useLoginState();
  const [balance, setBalance] = useState<Balance>('guest');
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await readBalance();
    if (mine !== turn.current) return;
    // A balance that could not be read anew is still the last one known.
    setBalance((before) => (next === 'failed' && typeof before === 'number' ? before : next));
  }, []);
  useLayoutEffect(() => {
    // Before anything is painted: somebody who is known must not read that they are not.
    if (getToken() || mayHaveHost()) setBalance('unknown');
  }, []);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return { isKnown: who !== 'unknown', balance, reload };
}

async function readBalance(): Promise<Balance> {
  // A login that a call has just ended is not asked about again: each such answer prompts to log in.
  if (!getToken()) return 'guest';
  try {
    return (await api.getIntegral({})).integral;
  } catch (error) {
    return isLoginRefusal(error) ? 'guest' : 'failed';
  }
}
