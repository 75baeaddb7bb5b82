import { useCallback } from 'react';
import { useReaderState } from '../../host/use-reader-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { accountOf, type UnionAccount, type UnionType } from './union-data.ts';

async function ask(type: UnionType): Promise<UnionAccount> {
  return api.getUnionConfig({ type }).then(accountOf, (error) => ({
    kind: isLoginRefusal(error) ? ('guest' as const) : ('failed' as const),
  }));
}

/** Whose account at the partner the page is about. */
export function useUnionAccount(type: UnionType) {
  const { state: account, reload } = useReaderState<UnionAccount>(useCallback(() => ask(type), [type]));
  return { account, reload };
}
