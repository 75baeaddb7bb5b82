import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';

/** Points of whoever reads the page: not known yet, nobody's, not to be had, or as many. */
export type Balance = 'unknown' | 'guest' | 'failed' | number;

/** The server's page belongs to nobody; the balance is asked for once the page is awake, and after each change. */
export function usePurse() {
  const who = useLoginState();
  const [balance, setBalance] = useState<Balance>('unknown');
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await api.getIntegral({}).then(
      ({ integral }): Balance => integral,
      (error): Balance => (isLoginRefusal(error) ? 'guest' : 'failed'),
    );
    if (mine !== turn.current) return;
    // A balance that could not be read anew is still the last one known.
    setBalance((before) => (next === 'failed' && typeof before === 'number' ? before : next));
  }, []);
  useEffect(() => {
    if (who === 'guest') setBalance('guest');
    if (who === 'user') void reload();
    return () => {
      turn.current += 1;
    };
  }, [who, reload]);
  return { who, balance, reload };
}
