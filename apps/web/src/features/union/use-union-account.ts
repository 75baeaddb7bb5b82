import { useCallback, useEffect, useRef, useState } from 'react';
import { mayHaveHost } from '../../host/may-have-host.ts';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { getToken } from '../../lib/session.ts';
import { accountOf, type UnionAccount, type UnionType } from './union-data.ts';

async function ask(type: UnionType): Promise<UnionAccount> {
  return api.getUnionConfig({ type }).then(accountOf, (error) => ({
    kind: isLoginRefusal(error) ? ('guest' as const) : ('failed' as const),
  }));
}

/** The server's page is a visitor's; whose account it is about is asked once the page is awake. */
export function useUnionAccount(type: UnionType) {
  const who = useLoginState();
  const [account, setAccount] = useState<UnionAccount>({ kind: 'guest' });
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await ask(type);
    if (mine === turn.current) setAccount(next);
    return next;
  }, [type]);
  useEffect(() => {
    if (getToken() || mayHaveHost()) setAccount({ kind: 'unknown' });
  }, []);
  useEffect(() => {
    if (who === 'guest') setAccount({ kind: 'guest' });
    if (who === 'user') void reload();
    return () => {
      turn.current += 1;
    };
  }, [who, reload]);
  return { account, reload };
}
