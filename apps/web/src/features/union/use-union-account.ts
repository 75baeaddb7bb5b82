import { useCallback } from 'react';
import type { ReaderState } from '../../lib/reader-state.ts';
import { api } from '../../platform/api/api.ts';
import { useReaderState } from '../../platform/host/use-reader-state.ts';
import { accountOf, type PartnerAccount, type UnionAccount, type UnionType } from './union-data.ts';

/** A known account is bound or not. */
const flat = (state: ReaderState<PartnerAccount>): UnionAccount =>
  state.kind === 'known' ? state.data : state;

/** The user's account at the partner. */
export function useUnionAccount(type: UnionType) {
  const { state, reload } = useReaderState(
    useCallback(async () => accountOf(await api.getUnionConfig({ type })), [type]),
  );
  return { account: flat(state), reload: useCallback(async () => flat(await reload()), [reload]) };
}
