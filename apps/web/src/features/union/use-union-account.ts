import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { accountOf, type UnionAccount, type UnionType } from './union-data.ts';

async function ask(type: UnionType): Promise<UnionAccount> {
  return api.getUnionConfig({ type }).then(accountOf, (error) => ({
    kind: isLoginRefusal(error) ? ('guest' as const) : ('failed' as const),
  }));
}

/** The server's page belongs to nobody; whose account it is about is asked once the page is awake. */
export function useUnionAccount(type: UnionType) {
  const who = useLoginState();
  const [account, setAccount] = useState<UnionAccount>({ kind: 'unknown' });
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await ask(type);
    if (mine === turn.current) setAccount(next);
    return next;
  }, [type]);
  useEffect(() => {
    if (who === 'guest') setAccount({ kind: 'guest' });
    if (who === 'user') void reload();
    return () => {
      turn.current += 1;
    };
  }, [who, reload]);
  return { account, reload };
}
