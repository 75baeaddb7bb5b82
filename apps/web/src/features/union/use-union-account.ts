import { useCallback } from 'react';
import type { UserState } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserState } from '../../platform/host/use-user-state.ts';
import { accountOf, type PartnerAccount, type UnionAccount, type UnionType } from './union-data.ts';

/** A known account is bound or not. */
const flat = (state: UserState<PartnerAccount>): UnionAccount =>
  state.kind === 'known' ? state.data : state;

/** The user's account at the partner. */
export function useUnionAccount(type: UnionType) {
  const { state, reload } = useUserState(
    useCallback(async () => accountOf(await api.getUnionConfig({ type })), [type]),
  );
  return { account: flat(state), reload: useCallback(async () => flat(await reload()), [reload]) };
}
